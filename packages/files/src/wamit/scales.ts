/**
 * WAMIT's numbers are dimensionless, by the length ULEN, the density and gravity of its input, which its numeric files do not have.
 * They are asked for and kept as facts; no number is converted.
 */
import type { Asked } from '../asked.ts'
import type { Question } from '../table.ts'

type Scale = 'ULEN' | 'Water density' | 'Gravity'

const QUESTIONS: Readonly<Record<Scale, Question>> = {
  ULEN: {
    code: 'length_scale',
    orNumber: 'above zero',
    column: 'ULEN',
    text: 'What is ULEN in the geometry file (.gdf), in metres? The numbers of this file are divided by powers of it.',
    choices: [{ answer: '1', means: 'ULEN 1: the geometry is in metres at full size' }],
  },
  'Water density': {
    code: 'water_density',
    orNumber: 'above zero',
    column: 'density',
    text: 'What is the water density, in kg/m³? The numbers of this file are divided by it.',
    choices: [
      { answer: '1025', means: 'seawater, 1,025 kg/m³' },
      { answer: '1000', means: 'fresh water, 1,000 kg/m³' },
    ],
  },
  Gravity: {
    code: 'gravity',
    orNumber: 'above zero',
    column: 'GRAV',
    text: 'What is GRAV in the geometry file (.gdf), in m/s²? The forces of this file are divided by it.',
    choices: [
      { answer: '9.80665', means: '9.80665 m/s², the usual GRAV' },
      { answer: '9.81', means: '9.81 m/s²' },
    ],
  },
}

const UNITS: Readonly<Record<Scale, string>> = { ULEN: 'm', 'Water density': 'kg/m3', Gravity: 'm/s2' }

/** Those that are answered, with their units. */
export function scales(asking: Asked, wanted: readonly Scale[]): Record<string, string> {
  const facts: Record<string, string> = {}
  for (const scale of wanted) {
    const value = asking.askNumber(QUESTIONS[scale])
    if (value !== undefined) facts[scale] = `${value} ${UNITS[scale]}`
  }
  return facts
}
