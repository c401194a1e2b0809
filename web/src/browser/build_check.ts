/** A tab that is older than the server loads itself anew; nothing is lost, since the server has it all. */

declare const __BUILD__: string;
const TRIED = "gugong.reloaded-for";

/** Ask which build the server has now; reload if it is another, but only once for each. */
export async function checkBuild(): Promise<void> {
  try {
    const answer = await fetch("/build.json", { cache: "no-store" });
    const { build } = (await answer.json()) as { build?: string };
    if (!build || build === __BUILD__ || sessionStorage.getItem(TRIED) === build) return;
    sessionStorage.setItem(TRIED, build);
    location.reload();
  } catch {
    // The server is away; the next connection asks again.
  }
}

/** Look for a new build when the reader comes back to the tab, and when a part of an old one is gone. */
export function watchForNewBuild(): void {
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void checkBuild();
  });
  addEventListener("vite:preloadError", () => void checkBuild());
}
