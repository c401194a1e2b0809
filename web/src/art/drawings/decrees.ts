/** Pictograms of the decrees: each morning (rising marks), lasting (a sign), at the end (gold). */
import { at, line, sign } from "./brush";
import { canal, decrees, travel, wall } from "./places";
import { envoy, intrigue, jade, plainCard, servant, ship, vp, vpOf } from "./things";

const small = (body: string): string => at(-0.6, 2.8, 0.8, body);
const rise = (y: number): string => line(`M17.8 ${y}l2.4-2.6 2.4 2.6`, 1.9);
const sparing = (body: string): string => at(-0.4, 6.6, 0.72, body) + sign("−1", 18, 8.4, 11.5);
const golden = (body: string): string => at(-0.4, -0.4, 0.76, body) + at(12, 12, 0.48, vp);

export const level1 = {
  intrigue: small(intrigue) + rise(7) + rise(11.4),
  ship: at(-0.6, 5, 0.78, ship) + at(14.6, 0.2, 0.38, servant),
  envoy: at(-0.8, 5, 0.76, envoy) + rise(5.2),
};
export const level2 = {
  travel: sparing(travel),
  jade: sparing(jade),
  wall: at(6, 6.4, 0.72, wall) + sign("+1", 6, 8.4, 11.5),
  equal: plainCard(-2.6, 4.6, 0.72) + plainCard(12, 4.6, 0.72) + line("M9.9 10.4h4.6M9.9 14h4.6", 1.9),
  decree: sparing(decrees),
};
export const level3 = {
  score: at(-0.5, 1, 0.5, vp) + at(-0.5, 11.4, 0.5, vp) + at(6, 6.2, 0.5, vp) + line("M18.2 9.6l2.6 2.6-2.6 2.6", 1.9),
  eight: vpOf("8"),
  jade: golden(jade),
  decrees: golden(decrees),
  harbours: golden(canal),
};
