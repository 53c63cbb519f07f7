/** What `npm run new` could not know was said by the author: titles of steps, kinds, descriptions. */
import { isStepTitle, NO_KIND_YET, NOT_DESCRIBED } from '@keelson/scaffold/placeholders.ts'
import type { ConformanceCheck } from '../subject.ts'

export const placeholdersCheck: ConformanceCheck = {
  name: 'nothing is left as npm run new wrote it',
  problems: async ({ contract: { method, params, values } }) => [
    ...method
      .filter(({ title }) => isStepTitle(title))
      .map(({ title, text }) => `method: "${title}" does not say what is done: ${text}`),
    ...[...leftIn(params.properties, 'input '), ...leftIn(values, 'value ')],
  ],
}

function leftIn(all: Readonly<Record<string, unknown>>, what: string): string[] {
  return Object.entries(all).flatMap(([name, spec]) => {
    const text = JSON.stringify(spec)
    return [
      ...(text.includes(`"${NO_KIND_YET}"`) ? [`${what}${name}: ${NO_KIND_YET}`] : []),
      ...(text.includes(`"${NOT_DESCRIBED}"`) ? [`${what}${name} has no description of its own`] : []),
    ]
  })
}
