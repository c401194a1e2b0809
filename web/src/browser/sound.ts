/** A small sound, made and not loaded: two notes of a bell. */

let context: AudioContext | null = null;

function note(at: AudioContext, frequency: number, start: number): void {
  const [tone, loudness] = [at.createOscillator(), at.createGain()];
  tone.frequency.value = frequency;
  tone.type = "sine";
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(0.18, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  tone.connect(loudness).connect(at.destination);
  tone.start(start);
  tone.stop(start + 1);
}

/** It is your turn. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    note(context, 659.3, context.currentTime);
    note(context, 880, context.currentTime + 0.18);
  } catch {
    // A browser without sound stays silent.
  }
}
