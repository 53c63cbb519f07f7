/** An audit of accessibility by axe: what it finds that is serious, critical or moderate. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { leftForAudit } from './in-page.js'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Of many steps, rows and strokes that are alike, the first. */
const ALIKE = ['.step:nth-child(n+8)', 'tr:nth-child(n+12)']
const CONTEXT = { include: [['html']], exclude: [...ALIKE, 'svg *'].map((selector) => [selector]) }

/**
 * Contrast is measured by a test of ours, on every text and in both colour schemes. A link within a text is told by more
 * than its colour: it may not be told by a colour that stands out, which is looked for at every point of the page.
 */
const OPTIONS = {
  resultTypes: ['violations'],
  rules: { 'color-contrast': { enabled: false } },
  checks: { 'link-in-text-block': { enabled: false } },
}

export async function violations(page: Page): Promise<readonly string[]> {
  const isThere = await page.evaluate<boolean>('"axe" in window')
  if (!isThere) await page.evaluate(source)
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
  await page.evaluate(leftForAudit, [...ALIKE, ...SILENT])
  return violations(page)
}
