/** Why a mistake that nothing notices may stand: the words, each once. */

/** Reasons of a file, each with the beginnings of the names of its mutants. */
type OfFile = readonly (readonly [reason: string, ...begins: string[]])[]
export type Reasons = Readonly<Record<string, OfFile>>

export const BRACKET = 'a bracket or first guess of a search: the root is the same'
export const TOLERANCE = 'where a search ends: no digit that is answered changes'
export const ROUNDING = 'an allowance for rounding, far from any number that matters'
export const GUARD = 'a guard far beyond anything that is met'
export const UNREAD = 'an entry that is never read, or replaced before it is'
export const ENERGY = 'whether a shape costs any energy at all: rounding is ten powers of ten below what counts'
export const SLICED = 'whole places of a list: a hundredth more is cut off'
export const EQUIVALENT = 'another way of writing the same'
export const MEET = 'two forms that agree where one takes over from the other'
export const STEP = 'a step of a numerical scheme, small enough either way'
export const WORDING = 'a name, a text or the words of a refusal: no number follows from it'
export const SIGN = 'only the sign of the sum counts'
export const SMALL = 'a hundredth of a newton or of a metre beside what a line carries'
export const NO_WALL = 'no wall of the series lies between the two ends'
export const AMBIENT_HELD = 'a hundredth of a kelvin: as cold as before'
export const SHARE = 'whether the place lies between two entries; the share itself is worked again from the nodes'
export const SAID = 'what the report says of a solved value: the suite follows it there by hand'
export const DRAWN =
  'a line of a drawing is cut or joined elsewhere, or moves by less than its width: no number follows from it'
export const NO_WAVES = 'a Keulegan-Carpenter number of a hundredth: as good as no waves'
export const NO_LOAD = 'a hundredth of a pascal on the seabed'
export const WHOLE = 'counts and years are whole: none lies between nothing and a hundredth'
export const HELD_HEAD = 'a head that is held does not turn: what is multiplied by its slope is nothing'
export const TINY = 'a hundredth of a newton or of a pascal beside what a pipe bears'
export const SOFT = 'a spring of a hundredth of a newton, or a hundredth of a kilogram, beside those of a beam'
export const THIRD = 'a third place for a parabola: any gives the same for what is straight or bent once'
export const NO_BREADTH = 'a breadth of a centimetre, or a centimetre under water: nothing that moves a hull'
export const SPEED = 'what is skipped or kept ready: the answer is the same, only later'
export const TURNS = 'a count that begins a hundredth later takes the same turns'
export const NO_TIME = 'a hundredth of a second beside months of production'
export const ROD_LOAD = 'a hundredth of a newton or of a kilogram beside what rods carry'
export const WITHIN_CASES = 'cases hold it to one per cent, within which both answers lie'
export const SYMMETRIC =
  'it stands in a sum, a product, a maximum or under a modulus: the number is the same either way'
export const UNREACHED = 'a fallback that nothing reaches'
export const SAME_AXES = 'every slice has the same axis, and every axis the same middles'
export const ON_THE_AXIS = 'the axis reaches as far without it: what is drawn has the same ticks'
export const DROPPED = 'a point that cannot be drawn is dropped from its line either way'
