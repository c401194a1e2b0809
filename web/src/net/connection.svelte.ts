/** Whether the server can be reached, as far as the page knows: from the answers to its requests, and from what the browser says. */

const BETWEEN_LOOKS = 10_000; // milliseconds
const ASKED = "/build.json";

class Connection {
  isOffline = $state(globalThis.navigator?.onLine === false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A request was answered, or could not be. */
  told(isAnswered: boolean): void {
    this.isOffline = !isAnswered;
    clearTimeout(this.#timer);
    if (!isAnswered) this.#timer = setTimeout(() => void this.look(), BETWEEN_LOOKS);
  }

  /** Ask whether the server is back. */
  async look(): Promise<void> {
    const answer = await fetch(ASKED, { cache: "no-store" }).catch(() => null);
    this.told(answer !== null);
  }

  /** Follow what the browser says of the network, until the returned function is called. */
  watch(): () => void {
    const lost = () => this.told(false);
    const back = () => void this.look();
    addEventListener("offline", lost);
    addEventListener("online", back);
    if (this.isOffline) lost();
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", back);
      clearTimeout(this.#timer);
    };
  }
}

export const connection = new Connection();
