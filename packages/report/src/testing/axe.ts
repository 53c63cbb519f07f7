/** An audit of accessibility by axe: what it finds that is serious, critical or moderate. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Of many steps, rows and strokes that are alike, the first. */
const ALIKE = ['.step:nth-child(n+8)', 'tr:nth-child(n+12)']
const CONTEXT = { include: [['html']], exclude: [...ALIKE, 'svg *'].map((selector) => [selector]) }

/** Contrast is measured by a test of ours, on every text and in both colour schemes. */
const OPTIONS = { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } }

export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(source)
  return page.evaluate<readonly string[]>(
    `axe.run(${JSON.stringify(CONTEXT)}, ${JSON.stringify(OPTIONS)}).then(({ violations }) => violations.filter((v) => v.impact !== 'minor')
      .map((v) => v.id + ' (' + v.impact + '): ' + v.nodes.length + ', first ' + v.nodes[0].html.slice(0, 160)))`,
  )
}

/** What says nothing by itself: strokes of a drawing, signs of a formula. */
const SILENT = ['svg :not(title, desc)', 'math *']

/**
 * The same of a page that is of no use afterwards: what is not audited is taken out, since axe first walks over all that
 * there is, and a report has some thousands of signs.
 */
export async function violationsAtLast(page: Page): Promise<readonly string[]> {
  await page.evaluate(`document.querySelectorAll('${[...ALIKE, ...SILENT].join()}').forEach((one) => one.remove())`)
  return violations(page)
}
