import { expect, test } from "vitest";
import { shapeOf } from "../src/browser/window_shape.svelte";
import { trayOf } from "../src/game/tray";
import { placeAsked, placeOf, placeOfEvent } from "../src/play/small/attention";
import { BoardCamera } from "../src/play/small/board_camera.svelte";
import { Fingers } from "../src/play/small/fingers";
import { PARTS } from "../src/board/geometry";
import type { GameEvent, OpenDecision, View } from "../src/wire";

const decision = (kind: string, args: object, options: object[]): OpenDecision =>
  ({ kind, seat: 0, args, rule: "TURN-1", options: options.map((option, id) => ({ id, legal: true, args: {}, ...option })) }) as unknown as OpenDecision;
const NO_VIEW = { seats: [] } as unknown as View;

test.each([
  [360, 616, "phone"],
  [430, 932, "phone"],
  [844, 390, "sideways"],
  [640, 400, "sideways"], // 1280 × 800 at 200 %
  [820, 1180, "tablet"],
  [1180, 820, "wide"],
  [1024, 768, "wide"],
  [1280, 800, "wide"],
])("a window of %i × %i is %s", (width, height, shape) => {
  expect(shapeOf(width / 16, height / 16)).toBe(shape);
});

test("the tray holds what is asked: cards, places, answers, or nothing but a refusal where the board answers", () => {
  const hand = ["set1.1", "set1.2"];
  expect(trayOf(null, hand).kind).toBe("hand");
  expect(trayOf(decision("card", {}, hand.map((card) => ({ verb: "play_card", args: { card } }))), hand)).toMatchObject({ kind: "hand", answers: [] });
  expect(trayOf(decision("location", { card: "set1.1" }, [{ verb: "exchange_at", args: { location: "wall" } }]), hand).kind).toBe("places");
  const travel = trayOf(decision("city", {}, [{ verb: "go_to", args: { city: "Jinan" } }, { verb: "decline" }, { verb: "trade_jade" }]), hand);
  expect(travel.kind).toBe("board");
  expect(travel.answers.map(({ verb }) => verb)).toEqual(["decline"]);
  expect(travel.trades.map(({ verb }) => verb)).toEqual(["trade_jade"]);
  const asked = trayOf(decision("action", { action: "palace" }, [{ verb: "decline" }, { verb: "variant_a" }]), hand);
  expect([asked.kind, ...asked.answers.map(({ verb }) => verb)]).toEqual(["answers", "variant_a", "decline"]);
});

test("the board is looked at where the question is, or where something happens", () => {
  expect(placeOf("city:Jinan")).toBe("travel");
  expect(placeOf("stand:wall")).toBe("wall");
  expect(placeOf("pool:1")).toBeNull();
  const house = decision("jade", {}, [{ verb: "buy_jade", args: { house: "house1" } }, { verb: "decline" }]);
  expect(placeAsked(house, NO_VIEW)).toBe("jade");
  const stands = ["wall", "jade"].map((location) => ({ verb: "exchange_at", args: { location } }));
  expect(placeAsked(decision("location", {}, stands), NO_VIEW)).toBe("whole");
  expect(placeAsked(decision("action", { action: "canal" }, [{ verb: "variant_a" }]), NO_VIEW)).toBe("canal");
  expect(placeAsked(decision("gain", {}, [{ verb: "double" }]), NO_VIEW)).toBeNull();
  expect(placeOfEvent({ kind: "travelled", seat: 1, args: { city: "Jinan" } } as unknown as GameEvent)).toBe("travel");
  expect(placeOfEvent({ kind: "gained", seat: 1, args: {} } as unknown as GameEvent)).toBeNull();
});

test("turning the device keeps what is looked at in sight, and after a finger moved it, its middle", () => {
  const camera = new BoardCamera();
  camera.resize({ width: 390, height: 300 });
  camera.ask(PARTS.decrees);
  camera.resize({ width: 500, height: 340 });
  expect(camera.boardPoint({ x: 250, y: 170 }).x).toBeCloseTo(PARTS.decrees.x + PARTS.decrees.width / 2, -1);
  camera.drag({ x: 100, y: 100 }, { x: 60, y: 100 });
  const middle = camera.boardPoint({ x: 250, y: 170 });
  camera.resize({ width: 390, height: 300 });
  expect(camera.boardPoint({ x: 195, y: 150 }).x).toBeCloseTo(middle.x);
  camera.showWhole();
  expect(camera.isFar).toBe(true);
  camera.showQuestion();
  expect(camera.isFar).toBe(false);
});

test("arrows lead to choices out of sight, and none is shown from afar", () => {
  const camera = new BoardCamera();
  camera.resize({ width: 390, height: 300 });
  camera.choices = [{ x: 180, y: 520, width: 40, height: 40 }, { x: 900, y: 520, width: 40, height: 40 }];
  camera.ask(PARTS.canal);
  expect(camera.arrows.map(({ side }) => side)).toEqual(["right"]);
  camera.showBeyond("right");
  expect(camera.arrows.map(({ side }) => side)).toEqual(["left"]);
  camera.showWhole();
  expect(camera.arrows).toEqual([]);
});

test("a finger that strays a little taps, one that goes further moves the board", () => {
  const camera = new BoardCamera();
  camera.resize({ width: 390, height: 300 });
  camera.ask(PARTS.decrees);
  const fingers = new Fingers(camera, ({ clientX, clientY }) => ({ x: clientX, y: clientY }));
  const at = (clientX: number, clientY: number) => ({ pointerId: 1, pointerType: "touch", clientX, clientY, currentTarget: null }) as unknown as PointerEvent;
  const before = camera.transform;
  fingers.down(at(100, 100));
  fingers.move(at(104, 103));
  fingers.up(at(104, 103));
  expect(camera.transform).toBe(before);
  expect(fingers.tapped(at(104, 103))).toBe("once");
  expect(fingers.tapped(at(106, 103))).toBe("twice");
  fingers.down(at(100, 100));
  fingers.move(at(140, 100));
  fingers.up(at(140, 100));
  expect(camera.transform).not.toBe(before);
  expect(fingers.tapped(at(140, 100))).toBe("none");
});
