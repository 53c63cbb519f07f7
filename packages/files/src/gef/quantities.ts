/** The quantities of a cone penetration test that GEF-CPT-Report numbers, as the columns of a table are named. */

export const LENGTH = 1
export const CORRECTED_DEPTH = 11
export const TIME = 12

export const QUANTITIES: Readonly<Record<number, string>> = {
  [LENGTH]: 'Penetration length',
  2: 'Measured cone resistance qc',
  3: 'Sleeve friction fs',
  4: 'Friction ratio Rf',
  5: 'Pore pressure u1',
  6: 'Pore pressure u2',
  7: 'Pore pressure u3',
  8: 'Cone inclination',
  9: 'Cone inclination N-S',
  10: 'Cone inclination E-W',
  [CORRECTED_DEPTH]: 'Corrected depth',
  [TIME]: 'Time',
  13: 'Corrected cone resistance qt',
  14: 'Net cone resistance qn',
  15: 'Pore pressure ratio Bq',
  16: 'Cone resistance number Nm',
  17: 'Unit weight',
  18: 'Initial pore pressure u0',
  19: 'Total vertical stress',
  20: 'Effective vertical stress',
  21: 'Cone inclination X',
  22: 'Cone inclination Y',
  23: 'Electrical conductivity',
  31: 'Magnetic field X',
  32: 'Magnetic field Y',
  33: 'Magnetic field Z',
  34: 'Total magnetic field',
  35: 'Magnetic inclination',
  36: 'Magnetic declination',
}
