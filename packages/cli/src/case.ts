/** What `keelson run` is asked to do: the request made of a ref or a case file, and of the inputs that the options say. */
import { statSync } from 'node:fs'
import type { RunRequest } from '@keelson/engine'
import { isObject, readRequest } from '@keelson/service/request.ts'
import { type Acceptance, parseRef } from '@keelson/workflow'
import { type Call, CallError, firstOf, isOn, textOption } from './command.ts'
import { jsonIn } from './json-input.ts'
import { type InputSchema, type Inputs, settingsOf } from './settings.ts'
import { sourcesOf } from './sources.ts'

/** What a workflow takes. */
export interface Taken {
  readonly schema: InputSchema
  readonly example: Inputs | undefined
}

/** The request of a call. Throws CallError, or ServiceProblem where the service would refuse its form. */
export function requestOf(call: Call, takenBy: (ref: string) => Taken): RunRequest {
  const asked = askedFor(firstOf(call))
  const base = baseOf(call, asked, takenBy)
  const meta = textOption(call, 'meta')
  const units = textOption(call, 'units')
  const request = readRequest({
    ...asked,
    ...(base !== undefined && { params: base }),
    ...(meta !== undefined && { meta: jsonIn(meta, '--meta ') }),
    ...(units !== undefined && { units }),
    ...acceptedBy(call),
  })
  const { set = [] } = call.options
  const settings = set.length === 0 ? {} : settingsOf(set, takenBy(request.ref).schema)
  const sources = sourcesOf(call, request.input_basis, request.params ?? {}, settings)
  const sent = set.length === 0 ? {} : { params: { ...request.params, ...settings } }
  return readRequest({ ...request, ...sent, ...sources })
}

/** The open checks that are accepted: each with its reason, all by one engineer. */
function acceptedBy(call: Call): { readonly accepted?: readonly Acceptance[] } {
  const { accept = [] } = call.options
  const by = textOption(call, 'by')
  if (accept.length === 0 && by === undefined) return {}
  if (accept.length === 0 || by === undefined)
    throw new CallError('--accept CHECK=REASON and --by NAME must be used together')
  const accepted = accept.map((text) => {
    const [check = '', reason = ''] = text.split(/=(.*)/s)
    if (check.trim() === '' || reason.trim() === '')
      throw new CallError(`--accept must have the form CHECK=REASON (entered: ${text})`)
    return { check: check.trim(), reason: reason.trim(), by }
  })
  return { accepted }
}

/** A ref, or what a case file holds. */
function askedFor(what: string): Inputs {
  if (parseRef(what)) return { ref: what }
  if (!isFile(what)) {
    if (/[/\\]|\.json$/.test(what)) throw new CallError(`file not found: ${what}`)
    return { ref: what }
  }
  const held = jsonIn(what)
  if (isObject(held) && typeof held.ref === 'string') return held
  throw new CallError(`${what} is not a case. A case is {"ref": ..., "params": {...}}, as saved by an explorer`)
}

function isFile(what: string): boolean {
  return what === '-' || statSync(what, { throwIfNoEntry: false })?.isDirectory() === false
}

/** The inputs that settings stand over: those of one source, for two would be mixed in silence. */
function baseOf(call: Call, asked: Inputs, takenBy: (ref: string) => Taken): unknown {
  const file = textOption(call, 'params')
  const sources = [
    ...('params' in asked ? ['the params of the case'] : []),
    ...(file === undefined ? [] : ['--params']),
    ...(isOn(call, 'example') ? ['--example'] : []),
  ]
  if (sources.length > 1)
    throw new CallError(`inputs must come from one source (entered: ${sources.join(' and ')}). --set may be added`)
  if (file !== undefined) return paramsIn(file)
  return isOn(call, 'example') ? exampleOf(String(asked.ref), takenBy) : asked.params
}

function paramsIn(file: string): unknown {
  const held = jsonIn(file, '--params ')
  if (!isObject(held) || typeof held.ref !== 'string' || !isObject(held.params)) return held
  throw new CallError(`--params must contain inputs only, and ${file} is a complete case; use keelson run ${file}`)
}

function exampleOf(ref: string, takenBy: (ref: string) => Taken): Inputs {
  const { example } = takenBy(ref)
  if (example === undefined) throw new CallError(`${ref} has no example`)
  return example
}
