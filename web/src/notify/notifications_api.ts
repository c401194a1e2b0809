/** What the server is asked about notifications; this browser is known by a key of its own. */
import { ask } from "../net/api";
import type { NotificationOffer, NotificationWish } from "../wire";

const PATH = "/api/notifications";

export const notificationsApi = {
  /** What the server offers, and with a key what I asked for. */
  look: (key: string | null) => ask<NotificationOffer>(PATH, { key }),
  /** Say what I wish, in place of what I said before; seats are added. */
  wish: (key: string, wish: NotificationWish) => ask<NotificationOffer>(PATH, { key, body: wish, method: "PUT" }),
  /** Be told nothing more. */
  end: (key: string) => ask<NotificationOffer>(PATH, { key, method: "DELETE" }),
  /** Be told nothing more about a table. */
  endOf: (key: string, table: string) =>
    ask<NotificationOffer>(`${PATH}/seats/${encodeURIComponent(table)}`, { key, method: "DELETE" }),
};
