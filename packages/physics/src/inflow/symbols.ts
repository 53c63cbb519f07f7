/** Symbols that the inflow relations share: label and the unit in which the field writes them. */
export const RESERVOIR = ['average reservoir pressure', 'psia'] as const
export const FLOWING = ['flowing bottomhole pressure', 'psia'] as const
export const BUBBLE = ['bubble point', 'psia'] as const
export const RATE = ['oil rate', 'stb/d'] as const
export const MOST = ['absolute open flow', 'stb/d'] as const
export const INDEX = ['productivity index', 'stb/d/psi'] as const
export const PERMEABILITY = ['permeability to oil', 'mD'] as const
export const THICKNESS = ['pay thickness', 'ft'] as const
export const VOLUME_FACTOR = ['reservoir oil formation volume factor', 'bbl/stb'] as const
export const VISCOSITY = ['reservoir oil viscosity', 'cP'] as const
export const DRAINAGE = ['drainage radius', 'ft'] as const
export const WELLBORE = ['wellbore radius', 'ft'] as const
export const SKIN = ['skin', '-'] as const
export const TEST_RATE = ['test rate', 'stb/d'] as const
export const TEST_PRESSURE = ['test flowing pressure', 'psia'] as const
