/** Icons of the seven places on the board; the intrigue has its mask. */
import { disc, ink, line, wash } from "./brush";

export const travel =
  ink("M.8 15.4 7 5.6l3.4 4.8 2.8-3.6 7 8.6Z") +
  line("M2 21.6c4-3.4 7-.2 10.4-1.6 2.8-1.1 1.6-3.2 4.6-3.4", 1.9) +
  line("M20.2 21.8V9.8", 1.5) + wash("M19.8 9.4h-6.4l1.7 2.3-1.7 2.3h6.4Z", "cinnabar");

export const wall =
  ink("M1 4.4h4.8v3.8h3.4V4.4h5.6v3.8h3.4V4.4H23v17.2H1Z") +
  `<path d="M1 12.2h22M1 16.8h22M7.6 8.6v3.6M16.4 8.6v3.6M4.4 12.6v4M12 12.6v4M19.6 12.6v4M7.6 17.2v4.4M16.4 17.2v4.4" ` +
  `stroke="var(--paper-raised)" stroke-width="1.1" stroke-linecap="butt"/>`;

const ROOF = "M1.2 11.2c3.2-.6 5.5-3 6.6-6.8h8.4c1.1 3.8 3.4 6.2 6.6 6.8-.4 1-1.2 1.7-2.2 1.8H3.4c-1-.1-1.8-.8-2.2-1.8Z";
export const jadeMarket =
  ink(ROOF) + ink("M8.2 2h7.6v1.7H8.2Z") + line("M4.4 13.6v8.2h15.2v-8.2", 1.5) +
  wash(disc(12, 17.4, 3.5) + disc(12, 17.4, 1.3), "jade");

export const palace =
  ink("M5.6 5.6C8 5 9.2 3.8 9.6 2h4.8c.4 1.8 1.6 3 4 3.6l-.8 1.8H6.4Z") + ink("M8 8.2h8v1.7H8Z") +
  ink("M.8 13.2c3-.4 5-1.6 5.8-3h10.8c.8 1.4 2.8 2.6 5.8 3l-1 2.2H1.8Z") +
  ink("M3.8 16h2.3v4H3.8ZM8.7 16h2.1v4H8.7ZM13.2 16h2.1v4h-2.1ZM17.9 16h2.3v4h-2.3ZM1.4 20.2h21.2V22H1.4Z");

export const decrees =
  ink("M3 1.8h18v2.6H3ZM3 19.6h18v2.6H3Z") + line("M5.6 4.8v14.6M18.4 4.8v14.6", 1.5) +
  line("M15.2 7.4v8.2M12 7.4v5", 1.6) + wash("M7.6 12.6h3.8v3.8H7.6Z", "cinnabar");

export const canal =
  ink("M1 15.4C4.8 14.2 7 7 12 7s7.2 7.2 11 8.4v2h-5.4a5.6 5.6 0 0 0-11.2 0H1Z") +
  line("M2.6 11.8C6.2 8.2 8.2 3.6 12 3.6s5.8 4.6 9.4 8.2", 1.3) +
  `<path d="M1.6 21c1.7-1.5 3.4-1.5 5.2 0s3.4 1.5 5.2 0 3.4-1.5 5.2 0 3.4 1.5 5.2 0" stroke="var(--lapis)" stroke-width="1.9"/>`;
