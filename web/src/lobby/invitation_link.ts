/** The link that lets others in. What opens the table stands behind the #, which browsers keep to themselves. */

/** The link to a table, if there is one that I may give away. */
export function invitation(table: string, invite: string | null, isPublic: boolean): string | null {
  if (!invite && !isPublic) return null;
  return `${location.origin}/table/${table}${invite ? `#invite=${invite}` : ""}`;
}

/** Put a text on the clipboard; browsers forbid it on pages without TLS, then the reader copies by hand. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a link from this page leads others to their own machines: it is open on this computer alone. */
export function isLocal(host = location.hostname): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
