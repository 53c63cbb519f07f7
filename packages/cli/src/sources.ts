/** Where the inputs of a call come from: as its case or its file states, the example where it was asked for, entered where it was set. */
import type { InputBases } from '@keelson/engine'
import { isObject } from '@keelson/service/request.ts'
import { pointerOf } from '@keelson/workflow/place.ts'
import { type Call, CallError, isOn, textOption } from './command.ts'
import { jsonIn } from './json-input.ts'
import type { Inputs } from './settings.ts'

/** Nothing where nothing is stated: the inputs are as sent. `ofCase` is read by whoever reads the request. */
export function sourcesOf(
  call: Call,
  ofCase: unknown,
  params: Inputs,
  settings: Inputs,
): { readonly input_basis?: unknown } {
  const file = textOption(call, 'basis')
  const own = file === undefined ? undefined : jsonIn(file, '--basis ')
  if (own !== undefined && !isObject(own))
    throw new CallError('--basis must contain an object of sources by JSON pointer')
  const begun = isOn(call, 'example') ? ofExample(params) : ofCase
  if (begun !== undefined && !isObject(begun)) return { input_basis: begun }
  if (begun === undefined && own === undefined) return {}
  return { input_basis: { ...withSettings(begun ?? {}, settings), ...own } }
}

/** Of an input, or of a place within its rows. */
const pointerTo = (name: string): string => pointerOf(name.split('/'))

const ofExample = (params: Inputs): InputBases =>
  Object.fromEntries(Object.keys(params).map((name) => [pointerTo(name), { from: 'example' }]))

function withSettings(bases: Readonly<Record<string, unknown>>, settings: Inputs): Readonly<Record<string, unknown>> {
  const set = Object.keys(settings)
  return {
    ...sourcesWithout(bases, set),
    ...Object.fromEntries(set.map((name) => [pointerTo(name), { from: 'entered' }])),
  }
}

/** The sources of all inputs but these, and of what stands in these. */
export function sourcesWithout<T>(
  bases: Readonly<Record<string, T>>,
  inputs: readonly string[],
): Readonly<Record<string, T>> {
  const left = inputs.map(pointerTo)
  return Object.fromEntries(
    Object.entries(bases).filter(([at]) => !left.some((one) => at === one || at.startsWith(`${one}/`))),
  )
}
