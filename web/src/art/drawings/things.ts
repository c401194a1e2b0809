/** Icons of what lies on the table: people, goods, cards, dice, and the times of the day. */
import { at, disc, ink, line, sign, wash } from "./brush";

const HAT = "M2.8 10.6C6.6 8.9 9.6 6.4 12 3c2.4 3.4 5.4 5.9 9.2 7.6-5.8 1.9-12.6 1.9-18.4 0Z";
export const servant = ink(HAT) + ink("M8.7 13.4c2.2.3 4.4.3 6.6 0l3.3 8.1H5.4Z");
const smallServant = (x: number, y: number, scale: number): string => at(x, y, scale, servant);

export const double =
  ink("M6 7.4C8.4 6.3 10.4 4.6 12 2.2c1.6 2.4 3.6 4.1 6 5.2-3.9 1.2-8.1 1.2-12 0Z") +
  ink("M9.7 9.2h4.6l2.3 12.6H7.4Z") +
  line("M1.6 12.2C8 9.6 16 9.6 22.4 12.2", 1.6) +
  line("M3 12v3M21 12v3", 1.2) +
  ink("M.7 14.8h4.6v5.4H.7ZM18.7 14.8h4.6v5.4h-4.6Z");

const BI = disc(12, 12, 9) + disc(12, 12, 3.4);
export const jade =
  wash(BI, "jade") + `<path d="${BI}" stroke-width="1.3"/>` + line("M6.8 9.6c.8-1.6 2-2.7 3.6-3.2", 1);

const PETALS = "M12 12C8.7 9.6 7.7 3 12 2.2 16.3 3 15.3 9.6 12 12Z";
const flower = [0, 72, 144, 216, 288]
  .map((turn) => `<path d="${PETALS}" transform="rotate(${turn} 12 12)"/>`)
  .join("");
export const vp =
  `<g fill="var(--gold)" stroke="var(--gold)" stroke-width="1">${flower}</g>` +
  `<circle cx="12" cy="12" r="2.2" fill="var(--paper-raised)" stroke="none"/>`;
export const vpOf = (number: string): string =>
  `<g fill="var(--gold)" stroke="var(--gold)" stroke-width="1.6">${flower}` +
  `<circle cx="12" cy="12" r="6.5" stroke="none"/></g>` + sign(number, 12, 16.6, 13, "var(--on-strong)");

export const envoy =
  line("M6.4 6.4H17.6", 1.1) +
  ink("M.3 5.6c1.5-1.3 4.7-1.1 6.5.8-1.6 1.8-5.3 1.8-6.5-.8ZM23.7 5.6c-1.5-1.3-4.7-1.1-6.5.8 1.6 1.8 5.3 1.8 6.5-.8Z") +
  ink("M8.2 9V6c0-.7.4-1.1 1.1-1.2C9.4 2.7 10.3 1.4 12 1.4s2.6 1.3 2.7 3.4c.7.1 1.1.5 1.1 1.2v3Z") +
  ink("M8.9 9.9h6.2c0 1.9-.7 3-1.7 3.6L12 15.4l-1.4-1.9c-1-.6-1.7-1.7-1.7-3.6Z") +
  ink("M9.6 14.7 12 17.4l2.4-2.7c4 .8 6.6 3.2 7.6 7.3H2c1-4.1 3.6-6.5 7.6-7.3ZM10.2 18.4v2.6h3.6v-2.6Z");

export const intrigue = ink(
  "M3.2 4.4C6 3.2 9 2.6 12 2.6s6 .6 8.8 1.8c.6 7.7-2.2 14-8.8 17.2C5.4 18.4 2.6 12.1 3.2 4.4Z" +
    "M5.9 9c2-.9 3.7-.5 4.9 1.3-1.9 1.3-3.7.9-4.9-1.3ZM18.1 9c-2-.9-3.7-.5-4.9 1.3 1.9 1.3 3.7.9 4.9-1.3Z" +
    "M8.8 15.4c2.1 1 4.3 1 6.4 0-1.5 2.6-4.9 2.6-6.4 0Z",
);

export const traveller =
  ink("M5.2 7.2C7.6 6.2 9.3 4.6 10.6 2.4c1.7 1.9 3.6 3.2 6 3.7-3.6 1.7-7.6 2-11.4 1.1Z") +
  ink("M8.6 9.4l5-.6 2.5 7-2.2 1.2H8.1L6 13.3Z") +
  line("M9.6 16.6 7 21.6M13 16.6l3 5M13.5 11.3l4.7 2.2", 1.9) +
  line("M19.4 5.6 18 22", 1.5);

export const token =
  line(disc(12, 12, 9.6), 1.7) + ink("M12 4.8 13.8 10.2 19.2 12l-5.4 1.8L12 19.2l-1.8-5.4L4.8 12l5.4-1.8Z");

export const ship =
  ink("M1.6 15.6h20.8c-.6 3-2 5.2-4.4 6.4H6.8c-2.8-1.2-4.6-3.4-5.2-6.4Z") +
  line("M11.6 15V2M18.6 15V6.5", 1.3) +
  ink("M10.6 2.6v11.2H3.2c2.2-2.7 3-6.7 2.6-10.2ZM17.8 6.8v7h-4.6c1.3-1.9 1.7-4.2 1.3-6.3Z") +
  `<path d="M4.2 7h6.4M4 10.4h6.6" stroke="var(--paper-raised)" stroke-width=".9"/>`;

const CARD = "M6 2.4h12a1.4 1.4 0 0 1 1.4 1.4v16.4a1.4 1.4 0 0 1-1.4 1.4H6a1.4 1.4 0 0 1-1.4-1.4V3.8A1.4 1.4 0 0 1 6 2.4Z";
export const card =
  line(CARD) + wash("M7.2 5h4.6v4.6H7.2Z", "cinnabar") + line("M8 17.8h8", 1.6);
const back = "M5 3h10a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z";
export const plainCard = (x: number, y: number, scale: number): string =>
  at(x, y, scale, `<path d="${back}" fill="var(--paper-raised)"/>` + wash("M6.3 5.4h4v4h-4Z", "cinnabar"));

export const die =
  line("M12 1.9 20.8 6.6v10.7L12 22.1 3.2 17.3V6.6Z", 1.6) + line("M3.5 6.8 12 11.4l8.5-4.6M12 11.4v10.4", 1.4) +
  ink(disc(12, 6.7, 1.5) + disc(7.6, 12.4, 1.4) + disc(7.6, 16, 1.4) + disc(16.4, 14.3, 1.5));

export const medal =
  wash("M7.4 1.6h9.2v8.2L12 12.4 7.4 9.8Z", "cinnabar") +
  `<circle cx="12" cy="15.2" r="6.9" fill="var(--gold)" stroke-width="1.3"/>` +
  ink("M12 11.2l1.3 2.7 2.9.4-2.1 2 .5 2.9-2.6-1.4-2.6 1.4.5-2.9-2.1-2 2.9-.4Z");

const blank = (x: number, y: number): string => at(x, y, 1, `<path d="${back}" fill="var(--paper-raised)"/>`);
export const draw = blank(0, 2.6) + blank(4, -0.6) + line("M14 14.6V7m-3.2 3.2L14 7l3.2 3.2", 1.8);
export const discard = blank(2, -1.8) + line("M12 4.8v8.6m-3.2-3.2 3.2 3.2 3.2-3.2", 1.8) + line("M3 17v5h18v-5", 1.8);
export const hand =
  `<g stroke-width="1.5"><path d="M3 8.2l7-3.2 5.6 12.2-7 3.2Z" fill="var(--paper-raised)"/>` +
  `<path d="M8.2 3.7h7.8v14H8.2Z" fill="var(--paper-raised)"/>` +
  `<path d="M14 5l7 3.2-5.6 12.2-7-3.2Z" fill="var(--paper-raised)"/></g>` +
  wash("M14.9 8.4 18 9.8l-1.4 3.1-3.1-1.4Z", "cinnabar");
export const supply =
  line("M2.4 12h19.2M4 12.4c.4 4 1.7 7 4 9.2h8c2.3-2.2 3.6-5.2 4-9.2", 1.7) +
  line("M8.8 15l.8 3.8M15.2 15l-.8 3.8M12 15v4", 1.3) +
  ink("M5 10.2C8 8.9 10.2 6.7 12 3.6c1.8 3.1 4 5.3 7 6.6Z");

const RAYS = "M12 1.4v2.4M4.5 4.5l1.7 1.7M1.4 12h2.4M19.5 4.5l-1.7 1.7M22.6 12h-2.4";
export const day =
  `<path d="M6.4 15.6a5.8 5.8 0 1 1 11.2 0Z" fill="var(--gold)" stroke="none"/>` +
  line("M12 2v2.6M3.8 6l2 1.7M20.2 6l-2 1.7", 1.7) + line("M1.8 16h20.4M5.6 20h12.8", 1.7);
export const sun = line(disc(12, 12, 4.6)) + line(RAYS + "M12 20.2v2.4M6.2 17.8l-1.7 1.7M17.8 17.8l1.7 1.7");
const MOON = "M15.6 2.6A9.7 9.7 0 1 0 21.6 15.4 8.3 8.3 0 0 1 15.6 2.6Z";
export const night = ink(MOON) + wash("M19.6 3l.7 1.9 1.9.7-1.9.7-.7 1.9-.7-1.9-1.9-.7 1.9-.7Z", "gold");
export const moon = line(MOON);
export const match =
  line("M1.2 8h7.8v8H1.2Z", 1.7) + ink(disc(5.1, 12, 1.7)) + line("M11 10.4h2.6M11 13.6h2.6", 1.8) +
  line("M15.8 5.2h7v13.6h-7Z", 1.7) + wash("M17.4 7h3.8v3.8h-3.8Z", "cinnabar");

export const gain1 = smallServant(-1.6, 2.3, 0.9) + line("M20 3.2v6.4M16.8 6.4h6.4", 2.2);
export const gain2 = smallServant(-1.1, 8.5, 0.62) + smallServant(10.2, 8.5, 0.62) + line("M12 1v6.8M8.6 4.4h6.8", 2.2);
export const swap =
  `<path d="M2.2 1.8h7.4v11H2.2Z" fill="var(--paper-raised)"/>` + wash("M3.8 3.4h3.4v3.4H3.8Z", "cinnabar") +
  ink("M13.6 1h9v12.6h-9Z") + line("M2.6 18.6h18.8M6 15.2l-3.6 3.4L6 22M18 15.2l3.6 3.4L18 22", 1.8);
export const none = line("M16.8 5.2A8.3 8.3 0 1 0 20.2 10.6", 2.2);
