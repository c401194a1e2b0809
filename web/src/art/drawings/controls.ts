/** Icons of the controls around the table. */
import { at, disc, ink, line } from "./brush";
import { jade, moon, sun } from "./things";

const arrowBack = "M4.2 9h10a5.6 5.6 0 0 1 0 11.2H8M8.6 4.4 4 9l4.6 4.6";
const mirrored = (body: string): string => `<g transform="matrix(-1 0 0 1 24 0)">${body}</g>`;
const people = disc(12, 7.6, 3.4) + "M5.4 20.6c.4-4.6 2.8-7 6.6-7s6.2 2.4 6.6 7";

export const controls = {
  undo: line(arrowBack, 2),
  redo: mirrored(line(arrowBack, 2)),
  restart: line("M5 7.2A9 9 0 1 1 3 12M4.6 2.6v5h5", 2),
  log: line("M8.4 6h12M8.4 12h12M8.4 18h12", 1.9) + ink(disc(4.2, 6, 1.5) + disc(4.2, 12, 1.5) + disc(4.2, 18, 1.5)),
  chat: line("M3 4.4h18v12.2h-9L7 21v-4.4H3Z", 1.8) + line("M7.4 8.8h9.2M7.4 12.4h6", 1.5),
  seats: line("M4.6 3v18M4.6 13.4h13.6M18.2 13.4V21M4.6 9.2h4", 1.9) + line("M15 4.2h6v6h-6Z", 1.6),
  menu: line("M3.6 6h16.8M3.6 12h16.8M3.6 18h16.8", 2),
  settings:
    line("M3 6h9.6M19 6h2M3 12h2M11.4 12H21M3 18h9.6M19 18h2", 1.8) +
    line(disc(15.8, 6, 2.6) + disc(8.2, 12, 2.6) + disc(15.8, 18, 2.6), 1.7),
  "sound-on": ink("M2.6 8.8H7l5.6-4.6v15.6L7 15.2H2.6Z") + line("M15.8 8.8c1.6 2 1.6 4.4 0 6.4M18.8 5.8c3.2 3.6 3.2 8.8 0 12.4", 1.8),
  "sound-off": ink("M2.6 8.8H7l5.6-4.6v15.6L7 15.2H2.6Z") + line("M16 9.4l5.6 5.4M21.6 9.4 16 14.8", 1.9),
  motion: line("M2.4 8c3.2-3 6.2-3 9.2 0s6 3 9.2 0M2.4 14c3.2-3 6.2-3 9.2 0s6 3 9.2 0", 1.9) + line("M6 20h8", 1.7),
  sun,
  moon,
  help: line("M7.6 8.6c0-2.8 1.8-4.6 4.5-4.6s4.5 1.7 4.5 4.2c0 3.2-4.4 3.6-4.4 7", 2.2) + ink(disc(12.2, 19.8, 1.5)),
  about: line("M9.4 10.4h2.8v8.6M9 19h6.4", 2.2) + ink(disc(12, 5.6, 1.6)),
  close: line("M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4", 2.2),
  back: line("M14.8 4.6 7.6 12l7.2 7.4", 2.2),
  forward: line("M9.2 4.6 16.4 12l-7.2 7.4", 2.2),
  play: ink("M6.6 3.6 20 12 6.6 20.4Z"),
  pause: ink("M5.8 4h4.4v16H5.8ZM13.8 4h4.4v16h-4.4Z"),
  first: line("M18.4 4.6 11 12l7.4 7.4M5.8 4.6v14.8", 2.2),
  last: line("M5.6 4.6 13 12l-7.4 7.4M18.2 4.6v14.8", 2.2),
  link: line("M10 14.2a4.4 4.4 0 0 0 6.4.4l3.4-3.4a4.4 4.4 0 0 0-6.2-6.2l-1.6 1.6M14 9.8a4.4 4.4 0 0 0-6.4-.4l-3.4 3.4a4.4 4.4 0 0 0 6.2 6.2l1.6-1.6", 1.9),
  phone: line("M7 2.6h10v18.8H7Z", 1.9) + ink(disc(12, 18.2, 1.2)),
  person: line(people, 1.9),
  people:
    line(disc(8.6, 8.6, 3) + "M2.4 20.2c.4-4.2 2.6-6.4 6.2-6.4s5.8 2.2 6.2 6.4", 1.8) +
    line("M14.6 5.8a3 3 0 1 1 1.4 5.7M17.4 14c2.6.6 4 2.6 4.2 6.2", 1.8),
  bot: line("M4.4 8h15.2v11.6H4.4ZM12 8V4.4", 1.8) + ink(disc(12, 3, 1.7) + disc(9, 13, 1.6) + disc(15, 13, 1.6)) + line("M9.4 16.8h5.2M1.8 12v4M22.2 12v4", 1.5),
  eye: line("M1.8 12C4.6 7.6 8 5.4 12 5.4s7.4 2.2 10.2 6.6c-2.8 4.4-6.2 6.6-10.2 6.6S4.6 16.4 1.8 12Z", 1.7) + ink(disc(12, 12, 3.2)),
  text: line("M1.8 19.4 8 4.4l6.2 15M4 14.4h8", 2) + line("M15.2 19.4 18.6 11l3.4 8.4M16.4 16.6h4.4", 1.7),
  language: line(disc(12, 12, 9.4), 1.6) + line("M2.8 12h18.4M12 2.8c-5 5.4-5 13 0 18.4M12 2.8c5 5.4 5 13 0 18.4", 1.4),
  warning: line("M12 3 22 20.6H2Z", 1.9) + line("M12 9.4v5", 2.2) + ink(disc(12, 17.5, 1.3)),
  check: line("M4 12.6l5.6 5.8L20 5.8", 2.5),
  lock: line("M7.6 10.6V7.2a4.4 4.4 0 0 1 8.8 0v3.4", 1.9) + ink("M4.6 10.6h14.8v10.8H4.6ZM10.8 14.4v3.6h2.4v-3.6Z"),
  plus: line("M12 4v16M4 12h16", 2.3),
  upload: line("M12 16V3.6M7 8.2l5-4.8 5 4.8M4 15.4v5h16v-5", 2),
  download: line("M12 3.4v12.4M7 11l5 4.8 5-4.8M4 15.4v5h16v-5", 2),
  study: line(disc(10.2, 10.2, 6.8), 1.8) + line("M15.4 15.4l6 6", 2.5) + at(5.6, 5.6, 0.38, jade),
};
