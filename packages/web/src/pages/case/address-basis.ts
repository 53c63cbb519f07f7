/** Sources of inputs in an address: those that it does not tell by having an input or leaving it to the example. */
import type { InputBasis } from '@keelson/engine/input-basis.ts'
import { pointerOf } from '@keelson/workflow/place.ts'
import type { KnownBases } from '../../form/case/basis.ts'
import { type FormState, isRecord } from '../../form/case/field.ts'
import { cellsOf } from '../../form/case/filled-cells.ts'
import { type FormSpec, fieldsOf, paramsOf } from '../../form/case/form.ts'
import { statedBases } from '../../form/case/stated-basis.ts'
import type { Origin } from './carried.ts'

/** All that is known of a case: what it states, and null of what is as sent. */
export function knownBases(spec: FormSpec, form: FormState): KnownBases {
  const stated = statedBases(spec, form)
  const asSent = Object.keys(paramsOf(spec, form)).flatMap((name) => {
    const [schema, pointer] = [fieldsOf(spec)[name], pointerOf([name])]
    const isAsSent = schema && cellsOf(schema, form[name]).some(({ state }) => state.basis?.from === 'as sent')
    return isAsSent && !Object.hasOwn(stated, pointer) ? [[pointer, null] as const] : []
  })
  return { ...stated, ...Object.fromEntries(asSent) }
}

/** What of it is to be told of the inputs that an address has; undefined where they all were entered or carried. */
export function basesText(
  spec: FormSpec,
  form: FormState,
  inputs: ReadonlySet<string>,
  origin: Origin | undefined,
): string | undefined {
  const told = Object.entries(knownBases(spec, form)).filter(([pointer, basis]) => {
    const [, name = ''] = pointer.split('/')
    return inputs.has(name) && !isPlain(pointer, basis) && !(origin?.run && origin.input === name)
  })
  return told.length === 0 ? undefined : JSON.stringify(Object.fromEntries(told))
}

/** Entered as a whole: that is what an address says of an input anyhow. */
const isPlain = (pointer: string, basis: InputBasis | null): boolean =>
  basis?.from === 'entered' && basis.source === undefined && !pointer.slice(1).includes('/')

export function readBases(text: string | null, origin: Origin | undefined): KnownBases {
  const told = text === null ? {} : parsed(text)
  return origin?.run ? { ...told, [pointerOf([origin.input])]: runOf(origin.run, origin.value) } : told
}

const runOf = (id: string, value: string): InputBasis => ({ from: 'run', id, value })

function parsed(text: string): KnownBases {
  try {
    const read: unknown = JSON.parse(text)
    return isRecord(read) ? withBasesOnly(read) : {}
  } catch {
    return {}
  }
}

const withBasesOnly = (read: object): KnownBases =>
  Object.fromEntries(Object.entries(read).filter(([, basis]) => isBasis(basis)))

const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  entered: [],
  example: [],
  run: ['id', 'value'],
  basis: ['project', 'name'],
  file: ['digest', 'column'],
}

/** What the service would not refuse: an address may have been written by hand. */
function isBasis(basis: unknown): boolean {
  if (basis === null) return true
  if (!isRecord(basis)) return false
  const { from, source, ...rest } = basis
  const members = Object.hasOwn(MEMBERS, String(from)) ? MEMBERS[String(from)] : undefined
  const isWhole = members?.length === Object.keys(rest).length && members.every((name) => isText(rest[name]))
  return isWhole && (source === undefined || isSource(source))
}

const SOURCE = ['document', 'revision', 'note']
const isSource = (source: unknown): boolean =>
  isRecord(source) && Object.entries(source).every(([name, text]) => SOURCE.includes(name) && isText(text))
const LONGEST = 400
const isText = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST
