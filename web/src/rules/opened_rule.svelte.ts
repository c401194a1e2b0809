/** The rule that is read beside the table, if any: one at a time, whoever opens it. */
class OpenedRule {
  id = $state<string | null>(null);
  /** What it was opened by: a click there closes it again, and the focus goes back there. */
  opener: Element | null = null;

  open(id: string, opener: Element | null = document.activeElement): void {
    this.id = id;
    this.opener = opener;
  }

  /** Open it; or close it if it is the one that is open. */
  toggle(id: string, opener: Element | null = document.activeElement): void {
    if (this.id === id) this.close();
    else this.open(id, opener);
  }

  close(): void {
    this.id = null;
  }
}

export const openedRule = new OpenedRule();
