/** The request of a study to take along: as JSON, as a command, as a call in Python, and for the command line of Keelson. */
import { plainJson, shellQuoted } from '@keelson/report/shell.ts'
import type { StudyRequest } from '@keelson/studies/request.ts'
import { pythonClient, pythonLiteral } from './python-call.ts'

export interface StudyCall {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** `base`: where the service is. */
export const studyCalls = (request: StudyRequest, base: string): readonly StudyCall[] => [
  { id: 'study-json', title: 'JSON', text: JSON.stringify(request, null, 2) },
  { id: 'study-curl', title: 'curl', text: curl(request, base) },
  { id: 'study-python', title: 'Python', text: python(request, base) },
  { id: 'study-cli', title: 'command line', text: CLI },
]

const curl = (request: StudyRequest, base: string): string =>
  `curl -sS ${shellQuoted(`${base}/api/studies`)} -H 'content-type: application/json' --data-raw ${shellQuoted(plainJson(request))}`

function python({ ref, base, vary, outputs, seed, failed_points }: StudyRequest, at: string): string {
  const more = Object.entries({ outputs, seed, failed_points }).flatMap(([name, value]) =>
    value === undefined ? [] : [`, ${name}=${pythonLiteral(value)}`],
  )
  return `${pythonClient(at)}
base = ${pythonLiteral(base ?? null)}
vary = ${pythonLiteral(vary)}
study = Keelson(${pythonLiteral(at)}).study(${pythonLiteral(ref)}, base, vary${more.join('')})
print(study.report_url)
`
}

const CLI = `# the request as JSON, saved as study.json
keelson study study.json --out study`
