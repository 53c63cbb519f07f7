/** The contract of a corroded pipe workflow, for one design code. */
import { api570 } from '@keelson/standards/api-570-2016/source.ts'
import { api579 } from '@keelson/standards/api-579-1-2021/source.ts'
import { asmeB314 } from '@keelson/standards/asme-b31.4-2019/source.ts'
import { asmeB318 } from '@keelson/standards/asme-b31.8-2020/source.ts'
import { asmeB31G1991 } from '@keelson/standards/asme-b31g-1991/source.ts'
import { asmeB31G } from '@keelson/standards/asme-b31g-2012/source.ts'
import { dnvRpF101 } from '@keelson/standards/dnv-rp-f101-2021/source.ts'
import { defineContract } from '@keelson/workflow'
import { feeds } from './feeds.ts'
import { type Code, inputsOf } from './inputs.ts'
import { assumptions, method, notChecked, validity } from './method.ts'
import { charts, checks, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Of a survey that is assessed at once. */
const [FEW_CELLS, FEW_STATIONS] = [64, 8]

interface Survey {
  readonly thickness_grid?: readonly (readonly number[])[]
  readonly axial_position?: readonly number[]
  readonly longitudinal_critical_thickness_profile?: readonly number[]
  readonly depth_profile?: readonly unknown[]
}

function isSmall({ thickness_grid = [], ...profiles }: Survey): boolean {
  const { axial_position, longitudinal_critical_thickness_profile, depth_profile } = profiles
  const lists = [axial_position, longitudinal_critical_thickness_profile, depth_profile]
  return thickness_grid.flat().length <= FEW_CELLS && lists.every((list) => (list?.length ?? 0) <= FEW_STATIONS)
}

interface Identity {
  readonly id: string
  readonly title: string
  readonly question: string
  readonly askedAs: readonly string[]
  /** Design code that is assumed where none is given. */
  readonly code: Code
}

export const ffsContract = ({ id, title, question, askedAs, code }: Identity) =>
  defineContract({
    id,
    version: 1,
    status: 'stable',
    title,
    question,
    askedAs,
    routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'asset-integrity' }],
    standards: [
      { source: api579, section: 'Part 4 (general metal loss), Part 5 (local metal loss), Levels 1 and 2' },
      { source: asmeB314, section: '403.2.1, pressure of undamaged pipe' },
      { source: asmeB318, section: '841.1.1, pressure of undamaged pipe; location classes' },
      { source: asmeB31G1991, section: 'Part 4, original form' },
      { source: asmeB31G, section: 'Level 1 original and modified, Level 2 effective area (RSTRENG)' },
      { source: dnvRpF101, section: 'single defect under internal pressure, Parts A and B; interaction' },
      { source: api570, section: '7.1, average corrosion rate' },
    ],
    kind: 'calculation',
    cost: (p) => (isSmall(p) ? 'instant' : 'standard'),
    tries: ['operating_pressure', 'maximum_allowable_operating_pressure', 'minimum_required_thickness'],
    params: inputsOf(code),
    rules,
    values,
    warnings,
    answers: [
      'verdict',
      'allowable_pressure',
      'safe_pressure',
      'governing_method',
      'failure_pressure',
      'remaining_strength_factor',
      'reduced_maximum_allowable_working_pressure',
      'remaining_life',
    ],
    checks,
    tables,
    charts,
    figures,
    deliverables: [],
    feeds,
    method,
    assumptions,
    validity,
    notChecked,
  })

export type FfsContract = ReturnType<typeof ffsContract>
