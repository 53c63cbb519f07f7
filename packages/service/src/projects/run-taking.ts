/** What is shown of a recorded run that shall be put into a project: its inputs with their values and sources. */
import type { RunRecord } from '@keelson/engine'
import { basisOf, type InputBasis } from '@keelson/engine/input-basis.ts'
import { endOfInput, isFault } from '@keelson/projects/ends.ts'
import { valueText } from '@keelson/web/pages/project/input-text.ts'
import type { RunTaking, TakenInput } from '@keelson/web/pages/project/run-taking.ts'
import { type AnyContract, annotations, pinnedRef } from '@keelson/workflow'
import { choiceLabel } from '@keelson/workflow/choice-words.ts'
import type { TObject } from 'typebox'
import type { Catalog } from '../catalog.ts'
import { ServiceProblem } from '../problems.ts'

/** Throws ServiceProblem not_firable where its workflow is not of this service. */
export function runTakingOf(catalog: Catalog, record: RunRecord, projects: RunTaking['projects']): RunTaking {
  const { request, response } = record
  const { repo, workflow_id: id, resolved_version: version } = response.coordinate
  const ref = pinnedRef({ repo, id }, version ?? 0)
  const { target } = catalog.resolve(ref)
  if (target?.kind !== 'own') throw new ServiceProblem('not_firable', `${ref} is not a workflow of this service`)
  const { contract, example } = target.workflow
  const sent = request.params ?? example
  return {
    run_id: response.run_id,
    ref,
    title: request.meta?.title ?? contract.title,
    detail: response.detail,
    document: request.meta?.document ?? null,
    inputs: Object.keys((contract.params as TObject).properties).flatMap((name) =>
      Object.hasOwn(sent, name) ? [inputOf(contract, request, name, sent[name])] : [],
    ),
    projects,
  }
}

function inputOf(contract: AnyContract, request: RunRecord['request'], name: string, value: unknown): TakenInput {
  const field = (contract.params as TObject).properties[name]
  const { title = name, unit = '' } = field ? annotations(field) : {}
  const end = endOfInput(contract, name)
  const { whole, cells } = basisOf(request, { name, origin: 'given' })
  const stated = [whole, ...cells]
  return {
    path: name,
    title,
    value:
      field && typeof value === 'string' && 'enum' in field
        ? choiceLabel(field, value)
        : valueText(value, unit === '-' ? '' : unit),
    source: whole ? inBrief(whole) : '',
    isExample: stated.some((basis) => basis?.from === 'example'),
    isEntry: !isFault(end) && (end.holds === 'number' || end.holds === 'text'),
  }
}

function inBrief(basis: InputBasis): string {
  const { document, revision } = basis.source ?? {}
  const of = basis.from === 'run' ? `from run ${basis.id}` : basis.from === 'file' ? 'from a file' : undefined
  return [of, document, revision !== undefined && `rev. ${revision}`].filter((text) => text).join(', ')
}
