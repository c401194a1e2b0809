/** The nine gifts by the value of their card. */
import type { Component } from "svelte";
import Bonsai from "./Bonsai.svelte";
import FruitBowl from "./FruitBowl.svelte";
import GemNecklace from "./GemNecklace.svelte";
import GoStones from "./GoStones.svelte";
import JadeStatue from "./JadeStatue.svelte";
import PaperFan from "./PaperFan.svelte";
import Pipa from "./Pipa.svelte";
import PorcelainVase from "./PorcelainVase.svelte";
import TeaSet from "./TeaSet.svelte";

export const GIFTS: Record<number, Component> = {
  1: FruitBowl,
  2: PaperFan,
  3: GoStones,
  4: Bonsai,
  5: TeaSet,
  6: PorcelainVase,
  7: GemNecklace,
  8: Pipa,
  9: JadeStatue,
};
