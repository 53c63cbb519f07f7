/** What every answer says beside its numbers, made from the contract alone: once for the service and for the explorers. */
import { type AnyContract, publicationsOf, type ReadParams } from '@keelson/workflow'
import { assumedDefaults } from './assumed.ts'
import { mapKeysOf } from './csv-files.ts'
import { differencesOf } from './differences.ts'
import { statedInputs } from './long-inputs.ts'
import type { ContractSnapshot, StandardRevision } from './record.ts'
import type { Result } from './result.ts'

const standardsOf = (contract: AnyContract): ContractSnapshot['standards'] =>
  publicationsOf(contract).map(({ source: { id, title, publisher, revision, read }, section }) => ({
    id,
    title,
    publisher,
    revision,
    section,
    read: read ?? null,
  }))

/** What the contract says at the time of a run, for its record: once for all runs. */
export function contractSnapshot(contract: AnyContract): ContractSnapshot {
  const known = snapshots.get(contract)
  if (known) return known
  const made = snapshotOf(contract)
  snapshots.set(contract, made)
  return made
}
const snapshots = new WeakMap<AnyContract, ContractSnapshot>()

function snapshotOf(contract: AnyContract): ContractSnapshot {
  const differences = differencesOf(contract)
  const map_keys = mapKeysOf(contract)
  return {
    title: contract.title,
    question: contract.question,
    answers: contract.answers,
    standards: standardsOf(contract),
    method: contract.method.map(({ title, text }) => ({ title, text })),
    assumptions: contract.assumptions,
    validity: contract.validity,
    ...(differences.length > 0 && { differences }),
    ...(Object.keys(map_keys).length > 0 && { map_keys }),
  }
}

/** The standards of a contract as provenance names them. */
export const standardRevisions = (contract: AnyContract): readonly StandardRevision[] =>
  standardsOf(contract).map(({ id, publisher, revision, section }) => ({ code_id: id, publisher, revision, section }))

/** The result of a run that could not complete: what it was asked, and nothing else. */
export const emptyResult = (contract: AnyContract, read: Pick<ReadParams, 'inputs'>): Result => ({
  kind: contract.kind,
  values: {},
  checks: [],
  assumed: assumedDefaults(contract, read.inputs),
  not_checked: contract.notChecked,
  tables: [],
  charts: [],
  steps: [],
  inputs: statedInputs(read.inputs),
})
