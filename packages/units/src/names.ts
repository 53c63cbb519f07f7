/** Every name that stands for one unit: the atoms, their other spellings, and their listed multiples. */
import { type Atom, atoms } from './atoms.ts'
import { type Exponents, siExponents } from './dimension.ts'
import { type Exact, exact, ONE, times, ZERO } from './exact.ts'
import { SPOKEN, SPOKEN_PREFIXES } from './spellings.ts'

export interface Named {
  readonly name: string
  readonly factor: Exact
  /** Added to a value before the factor (temperatures). */
  readonly zero: Exact
  readonly si: Exponents
  readonly standard: boolean
  readonly reference?: 'absolute' | 'gauge'
}

const PREFIXES: Readonly<Record<string, string>> = {
  n: '1e-9',
  u: '1e-6',
  m: '1e-3',
  c: '1e-2',
  d: '1e-1',
  h: '100',
  k: '1000',
  M: '1e6',
  G: '1e9',
}
const OILFIELD: Readonly<Record<string, string>> = { M: '1000', MM: '1e6', B: '1e9', T: '1e12' }

function named(atom: Atom, prefix: string, multiple: Exact): Named {
  return {
    name: prefix + atom.name,
    factor: times(exact(atom.factor), multiple),
    zero: atom.zero === undefined ? ZERO : exact(atom.zero),
    si: siExponents(atom.si),
    standard: atom.standard ?? false,
    ...(atom.reference && { reference: atom.reference }),
  }
}

const words = (list: string | undefined) => (list === undefined ? [] : list.split(' '))

function add(names: Map<string, Named>, spelling: string, unit: Named): void {
  if (names.has(spelling)) throw new Error(`"${spelling}" is in the vocabulary of units twice`)
  names.set(spelling, unit)
}

function collect(): Map<string, Named> {
  const names = new Map<string, Named>()
  for (const atom of atoms) {
    const bare = named(atom, '', ONE)
    for (const spelling of [atom.name, ...words(atom.spellings)]) add(names, spelling, bare)
    for (const [list, values] of [
      [atom.prefixes, PREFIXES],
      [atom.oilfield, OILFIELD],
    ] as const) {
      for (const prefix of words(list)) {
        const multiple = values[prefix]
        if (multiple === undefined) throw new Error(`"${prefix}" of ${atom.name} is not a listed prefix`)
        add(names, prefix + atom.name, named(atom, prefix, exact(multiple)))
      }
    }
  }
  for (const [word, symbol] of SPOKEN) {
    speak(names, word, names.get(word) ?? names.get(symbol))
    for (const [prefix, sign] of SPOKEN_PREFIXES) speak(names, prefix + word, names.get(sign + symbol))
  }
  return names
}

/** A word for a unit that is there, in the singular and the plural. */
function speak(names: Map<string, Named>, word: string, unit: Named | undefined): void {
  if (unit === undefined) return
  for (const spelling of [word, `${word}s`]) names.set(spelling, unit)
}

export const NAMES: ReadonlyMap<string, Named> = collect()
