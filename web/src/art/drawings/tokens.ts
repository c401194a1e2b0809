/** Icons of travel tokens and rewards that are more than one plain thing. */
import { at, disc, ink, line, sign, wash } from "./brush";
import { jade, plainCard, servant, vp } from "./things";

const JADE_BELOW = at(11.8, 11.6, 0.5, jade);
export const discardForJade = plainCard(-2, -1, 0.9) + line("M14.6 3.6c3 .6 4.6 2.4 4.6 5.2m-2.2-1.6 2.2 2 2-2", 1.5) + JADE_BELOW;
export const servantsForJade =
  at(-1, -0.6, 0.62, servant) + line("M16 4.4c2.4.6 3.8 2.2 3.9 4.6m-2.2-1.6 2.2 2 2-2", 1.5) +
  sign("3", 5.4, 22.6, 9.5) + JADE_BELOW;
export const takeBack = plainCard(5.6, 2.4, 0.9) + line("M3.6 20.4C.4 15 1.6 8 7 4.4M2.6 3.6l4.8.6-.8 4.8", 1.9);
export const vp2 = at(-0.6, 0.2, 0.6, vp) + at(10.4, 9.2, 0.6, vp);
const SEAL = "M2.6 2.2 21.6 1.6l.8 19.8-19.6.8Z";
const onSeal = (text: string): string => wash(SEAL, "cinnabar") + sign(text, 12, 17, 14.5, "var(--on-strong)");
export const plusOne = onSeal("+1");
export const toll =
  ink("M2 6.4c3-.6 5.2-1.9 6.4-4h7.2c1.2 2.1 3.4 3.4 6.4 4V9H2Z") +
  line("M4.8 9.6v12M19.2 9.6v12", 2) +
  `<path d="M5.4 15.2h13.2" stroke="var(--cinnabar)" stroke-width="2.4"/>`;
const SOLE = "M0 0c1.9-.3 3 1.2 2.8 3.4-.2 1.8-.4 2.7-1.6 2.8C0 6.3-.6 5.3-.9 3.7-1.3 1.8-1.2.3 0 0ZM-.2 7.3l2.2-.2c.4 1.7.1 2.7-.8 2.8S0 9.1-.2 7.3Z";
export const follow =
  `<g fill="currentColor" stroke="none"><path d="${SOLE}" transform="translate(5.4 10.4) rotate(12) scale(1.2)"/>` +
  `<path d="${SOLE}" transform="translate(15 1.6) rotate(12) scale(1.2)"/></g>`;
export const doubleValue = onSeal("×2");
export const doubleAction =
  line("M3.4 10.8C4 6.4 7.6 3.6 12 3.6c3 0 5.6 1.3 7.2 3.6M20.8 2.8l-1.2 5-5-.8M20.6 13.2C20 17.6 16.4 20.4 12 20.4c-3 0-5.6-1.3-7.2-3.6M3.2 21.2l1.2-5 5 .8", 1.9) +
  sign("2", 12, 15.8, 10.5);
export const discount = at(-1.8, 3, 0.86, servant) + line("M16.4 6h6.6", 2.4);
export const rewardCard = plainCard(-1.6, 0.8, 1.05) + line("M19.6 3v7.2M16 6.6h7.2", 2.2);
export const benefitDie =
  line("M7.4 7.4h9.2v9.2H7.4Z", 1.7) + ink(disc(12, 12, 1.8)) +
  line("M2.4 13.4C1.8 7.4 6 2.4 12 2.4M9.6.4 12.2 2.4 10 4.8M21.6 10.6c.6 6-3.6 11-9.6 11M14.4 23.6 11.8 21.6 14 19.2", 1.5);
