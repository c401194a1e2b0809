/** Whether a list that grows shows its end: always, unless its reader has scrolled up; again, once they are back there. */

/** How far a list is scrolled, how much of it is seen, and how long it is, in pixels. */
export interface Extent {
  top: number;
  visible: number;
  whole: number;
}

const NEAR = 24; // pixels from the end, which count as being there

const isAtEnd = ({ top, visible, whole }: Extent): boolean => top + visible >= whole - NEAR;

export class EndFollower {
  isFollowing = $state(true);
  #top = 0;

  /** The list was scrolled. Content that comes moves the end away, but only a reader goes up. */
  scrolled(now: Extent): void {
    if (now.visible) {
      if (isAtEnd(now)) this.isFollowing = true;
      else if (now.top < this.#top) this.isFollowing = false;
    }
    this.#top = now.top;
  }

  /** There is more or less room for the list than before, as when it was hidden; nobody has scrolled. */
  resized(now: Extent): void {
    this.#top = now.top;
  }

  /** The reader has opened or folded a part of the list, to read what is there. */
  rearranged(now: Extent): void {
    this.isFollowing = isAtEnd(now);
    this.#top = now.top;
  }
}
