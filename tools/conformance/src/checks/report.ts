/** The report of a run: well formed, with every chart, step, standard and warning that the record has. */
import { contractSnapshot, RECORD_SCHEMA, type RunRecord, type RunResponse } from '@keelson/engine'
import { renderReport } from '@keelson/report'
import { publicationsOf } from '@keelson/workflow'
import { HtmlValidate } from 'html-validate'
import { type ConformanceCheck, isRun, type Run, type Subject } from '../subject.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'no-inline-style': 'off', 'long-title': 'off' },
})

export const reportCheck: ConformanceCheck = {
  name: 'the report is well formed and whole',
  problems: async (subject) => {
    const run = await subject.run('example', subject.workflow.example)
    if (!isRun(run)) return []
    const html = await reportOf(subject, run)
    const report = await validator.validateString(html)
    const faults = report.results.flatMap((r) => r.messages).filter((m) => m.severity === 2)
    const { charts, steps } = run.emitted.result
    const svgs = html.match(/<svg/g)?.length ?? 0
    const standards = publicationsOf(subject.contract).map(({ source }) => source.id)
    return [
      ...faults.slice(0, 5).map((m) => `html: ${m.message} (${m.ruleId}, line ${m.line})`),
      ...(svgs < charts.length ? [`${charts.length} charts and ${svgs} drawings`] : []),
      ...steps.filter((s) => !html.includes(escaped(s.title))).map((s) => `step ${s.title} is not in the report`),
      ...standards.filter((id) => !html.includes(escaped(id))).map((id) => `standard ${id} is not in the report`),
      ...(/<(ul|ol)\b[^>]*>\s*<\/\1>/.test(html) ? ['the report has a heading over an empty list'] : []),
      ...(/<script/i.test(html) ? ['the report holds a script'] : []),
    ]
  },
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c)

const reports = new WeakMap<Subject, Promise<string>>()
/** The report of the example, written once. */
export function reportOf(subject: Subject, example: Run): Promise<string> {
  const report = reports.get(subject) ?? renderReport(recordOf(subject, example))
  reports.set(subject, report)
  return report
}

/** A record as the service would make it, without a service. */
export function recordOf({ repo, contract, workflow }: Subject, { emitted }: Run): RunRecord {
  const { result, status, checks_made, checks_open, checks_accepted, detail, warnings } = emitted
  const response: RunResponse = {
    run_id: '00000000-0000-7000-8000-000000000000',
    ref: `${repo}:${contract.id}`,
    status,
    checks_made,
    checks_open,
    checks_accepted,
    returncode: null,
    duration_s: 0,
    detail,
    report_url: null,
    artifacts: [],
    coordinate: {
      repo,
      ...contract.routes[0],
      workflow_id: contract.id,
      requested_version: null,
      resolved_version: contract.version,
      version_status: contract.status,
    },
    engine: 'in-process',
    result: { ...result, outputs: [] },
    warnings,
    confidence: emitted.confidence,
  }
  return {
    schema: RECORD_SCHEMA,
    created_at: '2026-01-01T00:00:00.000Z',
    base_url: 'http://127.0.0.1:8080',
    request: { ref: response.ref, params: workflow.example },
    response,
    contract: contractSnapshot(contract),
    evidence: [],
  }
}
