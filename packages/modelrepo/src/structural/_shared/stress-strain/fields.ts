/** The inputs that give a stress-strain curve its shape, as every workflow over such curves takes them. */
import type { MaterialClass } from '@keelson/standards/asme-bpvc-viii-2-2019/stress-strain-classes.ts'
import { type Condition, choice, type Labelled, optional, quantity } from '@keelson/workflow'

const MATERIAL_CLASSES: Labelled<MaterialClass> = {
  ferritic_steel: 'Ferritic steel',
  austenitic_stainless: 'Austenitic stainless steel',
  nickel_alloy: 'Nickel alloy',
  duplex_stainless: 'Duplex stainless steel',
  precipitation_hardening_nickel: 'Precipitation-hardening nickel alloy',
  aluminium: 'Aluminium',
  copper: 'Copper',
  titanium: 'Titanium',
  zirconium: 'Zirconium',
}

/** When each model is in use. */
export interface ModelConditions {
  readonly byRambergOsgood: Condition
  readonly byAsme: Condition
  readonly byTwoLines: Condition
}

export const materialClass = ({ byAsme }: ModelConditions) =>
  optional(
    choice(MATERIAL_CLASSES, {
      title: 'Material class',
      description: 'Material row of table 3-D.1 for the ASME curve.',
      clause: 'ASME VIII-2 table 3-D.1',
      usedWhen: byAsme,
      requiredWhen: byAsme,
    }),
  )

export const shapeFields = ({ byRambergOsgood, byAsme, byTwoLines }: ModelConditions) => ({
  ramberg_osgood_k: quantity('strain', {
    title: 'Plastic strain at yield',
    description: 'Ramberg-Osgood plastic strain at the yield strength. 0.002 corresponds to a 0.2 % offset.',
    symbol: 'K',
    minimum: 0,
    usedWhen: byRambergOsgood,
    default: 0.002,
  }),
  ramberg_osgood_n: quantity('-', {
    title: 'Hardening exponent',
    description: 'Ramberg-Osgood hardening exponent.',
    symbol: 'n',
    above: 1,
    usual: [5, 50],
    usedWhen: byRambergOsgood,
    default: 18.85,
  }),
  epsilon_p: optional(
    quantity('strain', {
      title: 'Fitting strain',
      description: 'Fitting strain of the ASME curve, below 0.002. Default: table value for the material class.',
      symbol: 'epsilon_p',
      above: 0,
      usedWhen: byAsme,
      example: 3e-5,
    }),
  ),
  tangent_modulus: quantity('modulus_model', {
    title: 'Post-yield slope',
    description: 'Post-yield slope of the bilinear curve, against total strain. Zero gives a perfectly plastic curve.',
    symbol: 'E_2',
    minimum: 0,
    usedWhen: byTwoLines,
    default: 0,
  }),
})
