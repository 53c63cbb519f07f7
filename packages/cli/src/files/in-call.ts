/** Commands that read inputs from files: nothing runs until a person has confirmed the columns of each. */
import type { InputBases } from '@keelson/engine'
import { isObject } from '@keelson/service/request.ts'
import { putAt, valueAt } from '@keelson/workflow/value-at.ts'
import { CallError, type Given } from '../command.ts'
import type { Carry } from '../over-http.ts'
import type { Inputs } from '../settings.ts'
import { sourcesWithout } from '../sources.ts'
import { filesAsked } from './asked.ts'
import { confirmedFiles } from './confirmed.ts'
import { unconfirmedInWords } from './words.ts'

/** References by input; undefined where the files are not confirmed, which has then been printed. */
export async function referencesIn(given: Given, ref: string, carry: Carry): Promise<Inputs | undefined> {
  const files = filesAsked(given)
  if (files.length === 0) return {}
  const found = await confirmedFiles(carry, ref, files)
  if ('references' in found) return found.references
  given.print(found, unconfirmedInWords(found.unconfirmed))
  return undefined
}

/** Inputs with the files in their places; what stands in a row is named with its row: 'lines/0/history'. */
export const withReferences = (inputs: Inputs, references: Inputs): Inputs =>
  Object.entries(references).reduce((all, [place, reference]) => {
    const path = place.split('/')
    if (isObject(valueAt(all, path.slice(0, -1)))) return putAt(all, path, reference)
    throw new CallError(`--file ${place}: the other inputs have no ${path.slice(0, -1).join('/')}`)
  }, inputs)

/** Whether these inputs, or the rows in them, refer to a file, which a study is sent with by its route only. */
export const refersToFile = (inputs: Inputs = {}): boolean => Object.values(inputs).some(isOrHasReference)

function isOrHasReference(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isOrHasReference)
  return isObject(value) && (typeof value.file === 'string' || refersToFile(value))
}

/** Throws CallError for an input that a file and `--set` both provide. */
export function refuseBoth(references: Inputs, set: readonly string[]): void {
  const both = set.find((name) => Object.hasOwn(references, name))
  if (both !== undefined) throw new CallError(`${both} is provided by --set and by --file; use one of them`)
}

/** The sources of a request beside its files, which state their own. */
export const sourcesBeside = (sources: InputBases | undefined, references: Inputs): { input_basis?: InputBases } =>
  sources === undefined ? {} : { input_basis: sourcesWithout(sources, Object.keys(references)) }
