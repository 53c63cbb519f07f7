/** How vendors of inline inspection head the joint (pipe) that a feature is in, and the girth welds around it. */
import type { Meaning } from '../headings/proposals.ts'
import { type HeadedMeans, TOLERANCES } from './means.ts'

const NUMBERS = ['no', 'number', 'id', 'seam']

export const JOINTS: readonly Meaning<HeadedMeans>[] = [
  {
    means: 'joint_number',
    inWords: 'joint (pipe) number',
    exact: ['joint', 'jt', 'j', 'joint nr', 'pipe nr'],
    within: [
      'joint number',
      'joint no',
      'joint num',
      'joint id',
      'j no',
      'jt no',
      'jt number',
      'pipe number',
      'pipe no',
      'spool number',
      'spool no',
    ],
    never: ['length', 'len', 'per', 'previous', 'next'],
  },
  {
    means: 'joint_length',
    inWords: 'joint (pipe) length',
    exact: [],
    within: ['joint length', 'joint len', 'j len', 'j length', 'jt length', 'jt len', 'pipe length', 'spool length'],
    never: TOLERANCES,
  },
  {
    means: 'girth_weld_number',
    inWords: 'girth weld number',
    exact: ['gw', 'girth weld'],
    within: [
      'girth weld number',
      'girth weld no',
      'girth weld id',
      'gw number',
      'gw no',
      'weld number',
      'weld no',
      'us gw no',
    ],
    never: [],
  },
  {
    means: 'upstream_weld_distance',
    inWords: 'distance to the upstream girth weld',
    exact: ['rel distance', 'relative distance', 'rel dist'],
    within: [
      'to us w',
      'to us gw',
      'us gw',
      'us weld',
      'us girth weld',
      'upstream weld',
      'upstream girth weld',
      'upstream gw',
      'up weld',
    ],
    never: NUMBERS,
  },
  {
    means: 'downstream_weld_distance',
    inWords: 'distance to the downstream girth weld',
    exact: [],
    within: [
      'to ds w',
      'to ds gw',
      'ds gw',
      'ds weld',
      'ds girth weld',
      'downstream weld',
      'downstream girth weld',
      'downstream gw',
    ],
    never: NUMBERS,
  },
]
