/** What GET /api/workflows/{repo}/{id} answers: everything the contract says, for every version. */
import { readFileSync } from 'node:fs'
import type { WorkflowEvidence } from '@keelson/engine'
import {
  type AnyContract,
  baseRef,
  type CaseFile,
  type ChartSpec,
  type CheckSpec,
  casesIn,
  pinnedRef,
  publicationsOf,
  requestSchema,
  type VerificationCase,
  valuesSchema,
  type Workflow,
} from '@keelson/workflow'
import { type Entry, textFrom } from './catalog.ts'
import { dataSetChoices } from './data-sets.ts'
import type { ForeignWorkflow } from './repos/manifest.ts'

/** `datasets`: the folder of data sets, whose names the inputs that name one may have. */
export function workflowDetail(entry: Entry, evidence: (workflow: Workflow) => WorkflowEvidence, datasets: string) {
  return {
    ref: baseRef(entry),
    title: entry.title,
    ...textFrom(entry),
    routes: entry.routes,
    firable: entry.firable,
    reason: entry.reason,
    versions: [
      ...entry.versions.map(({ workflow }) => version(entry, workflow, evidence(workflow), datasets)),
      ...entry.foreign.map(foreignVersion),
    ],
  }
}

/** A version of a workflow of another repo: what its manifest says. */
function foreignVersion(workflow: ForeignWorkflow) {
  const { version, status, title, acceptsParams, paramsSchema = {}, example, outputs } = workflow
  return {
    ref: pinnedRef(workflow, version),
    version,
    status,
    title,
    text_from: 'repo',
    kind: 'files',
    request_schema: acceptsParams ? paramsSchema : null,
    deliverables: outputs,
    example,
    evidence: [],
    validated: false,
  }
}

function version(entry: Entry, workflow: Workflow, { evidence, mistakes }: WorkflowEvidence, datasets: string) {
  const { contract, example } = workflow
  const dataSets = dataSetChoices(contract, datasets)
  return {
    ref: pinnedRef(entry, contract.version),
    version: contract.version,
    status: contract.status,
    title: contract.title,
    question: contract.question,
    kind: contract.kind,
    standards: publicationsOf(contract),
    request_schema: requestSchema(contract, example),
    values_schema: valuesSchema(contract),
    answers: contract.answers,
    checks: contract.checks,
    decides: decides(contract),
    tables: contract.tables,
    charts: chartsOf(contract),
    figures: contract.figures,
    deliverables: contract.deliverables,
    feeds: contract.feeds ?? [],
    ...(Object.keys(dataSets).length > 0 && { data_sets: dataSets }),
    example,
    method: contract.method,
    assumptions: contract.assumptions,
    validity: contract.validity,
    not_checked: contract.notChecked,
    ...(contract.warnings && { warnings: contract.warnings }),
    ...(contract.askedAs && { asked_as: contract.askedAs }),
    ...(contract.tries && { tries: contract.tries }),
    evidence,
    ...(mistakes && { mistakes }),
    validated: evidence.some((c) => c.kind !== 'closed-form' && c.disputed === undefined),
  }
}

/** What a reader sees of the charts: which of their axes stand apart is for the suite. */
const chartsOf = ({ charts }: AnyContract) =>
  Object.fromEntries(Object.entries<ChartSpec>(charts).map(([id, { apart: _, ...chart }]) => [id, chart]))

/** The inputs without which a check is not made, by the id of the check. */
const decides = ({ checks }: AnyContract): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(checks as Readonly<Record<string, CheckSpec>>).flatMap(([id, { needs }]) =>
      needs ? [[id, needs]] : [],
    ),
  )

/** The cases of a workflow, of all its versions, as they stand beside it. */
export function allCasesOf(workflow: Workflow): readonly VerificationCase[] {
  return casesIn(JSON.parse(readFileSync(new URL('cases.json', workflow.home), 'utf8')) as CaseFile)
}

/** The cases of one version. */
export const casesOf = (workflow: Workflow): VerificationCase[] =>
  allCasesOf(workflow).filter((c) => (c.version ?? 1) === workflow.contract.version)
