/** What `npm run new` could not know was said by the author: titles of steps, kinds, descriptions, and each line that it left. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isStepTitle, leftIn, NO_KIND_YET, NOT_DESCRIBED } from '@keelson/scaffold/placeholders.ts'
import type { ConformanceCheck } from '../subject.ts'

export const placeholdersCheck: ConformanceCheck = {
  name: 'nothing is left as npm run new wrote it',
  problems: async ({ contract: { method, params, values, charts }, workflow: { home } }) => [
    ...method
      .filter(({ title }) => isStepTitle(title))
      .map(({ title, text }) => `method: "${title}" does not say what is done: ${text}`),
    ...unsaid(params.properties, 'input '),
    ...unsaid(values, 'value '),
    ...unsaid(charts, 'chart '),
    ...leftLines(dirname(fileURLToPath(home))),
  ],
}

function unsaid(all: Readonly<Record<string, unknown>>, what: string): string[] {
  return Object.entries(all).flatMap(([name, spec]) => {
    const text = JSON.stringify(spec)
    return [
      ...(text.includes(`"${NO_KIND_YET}"`) ? [`${what}${name}: ${NO_KIND_YET}`] : []),
      ...(text.includes(`"${NOT_DESCRIBED}"`) ? [`${what}${name} has no description of its own`] : []),
    ]
  })
}

const leftLines = (folder: string): string[] =>
  globSync('*.ts', { cwd: folder }).flatMap((file) =>
    leftIn(readFileSync(join(folder, file), 'utf8')).map((what) => `${file}: "${what}" is left to do`),
  )
