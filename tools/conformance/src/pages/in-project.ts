/** A project of two linked calculations, open in a browser: what tests of its page do and wait for. */
import assert from 'node:assert/strict'
import { parsedText } from '@keelson/projects'
import type { Page } from 'playwright-core'
import { type Ground, opened } from './opened.ts'

const YAML = (id: string) => `# The mooring of a buoy.
schema: keelson.project/1
id: ${id}
title: Mooring of a buoy
basis:
  chain.mbl: {title: Breaking load, kind: rope_breaking_load, value: 5500, unit: kN, status: agreed, group: mooring line}
  chain.stiffness: {title: Axial stiffness, kind: axial_stiffness_line, value: 753600, unit: kN, status: frozen}
  site.depth: {title: Fairlead height, kind: line_height, value: 186, unit: m, status: assumed}
calculations:
  - id: M-01
    title: Line tension
    ref: modelrepo:catenary@1
    inputs:
      solve_mode: fairlead_position
      horizontal_span: 796.732 m
      vertical_span: {basis: site.depth}
      unstretched_length: 835.35 m
      submerged_weight_per_length: 1065.3 N/m
      axial_stiffness: {basis: chain.stiffness}
      minimum_breaking_load: {basis: chain.mbl}
      required_safety_factor: 2
    cases:
      - {name: Intact, limit_state: ULS, inputs: {}}
      - {name: Damaged, limit_state: ALS, inputs: {horizontal_span: 800 m, required_safety_factor: 1.43}}
  - id: M-02
    title: Line strength
    ref: modelrepo:api-2sk-mooring@1
    inputs:
      line_name: ML-01
      condition: intact
      analysis_method: dynamic
      maximum_tension: {from: M-01/fairlead_tension, reduce: max}
      minimum_breaking_load: {basis: chain.mbl}
`
let made = 0

/** Opens the page of a project that nobody else has. */
export async function inProject(
  ground: Ground,
  use: (page: Page, id: string) => Promise<void>,
  options = {},
): Promise<void> {
  const id = `buoy-${made++}`
  const read = parsedText(YAML(id))
  const { status, text } = await ground.service.post('/api/projects', 'value' in read ? read.value : read)
  assert.equal(status, 201, text)
  await opened(ground, `/projects/${id}`, (page) => use(page, id), options)
}

export const says = (page: Page, text: string | RegExp) => page.locator('#said').getByText(text).waitFor()
export const verdict = (page: Page, text: string | RegExp) => page.locator('.verdict').getByText(text).waitFor()
export const cellOf = (page: Page, name: string) => page.locator(`[data-edit="${name}"]`)
export const editor = (page: Page) => page.locator('form.editor')
/** What records, once what would become of it is shown. */
export const keep = (page: Page) =>
  editor(page)
    .getByRole('button', { name: /^(Record th|Remove )/ })
    .and(page.locator('.primary:enabled'))

export async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run what is not current' }).click()
  await says(page, /^Run complete/)
}
export async function edit(page: Page, name: string, text: string): Promise<void> {
  await cellOf(page, name).click()
  await editor(page).getByLabel('Value with unit').fill(text)
}
