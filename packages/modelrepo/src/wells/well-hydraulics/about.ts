/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

const HERE = 'modelrepo/wells/well-hydraulics'
const MUDS = 'physics/rheology'
const DRILLING = 'physics/drilling-hydraulics'
const API = 'standards/api-rp-13d-2010'

export const method: readonly MethodStep[] = [
  {
    title: 'String and annulus',
    text: 'One drill pipe and one annulus, or sections from the surface down. Velocity, Reynolds number and regime that are answered are those of the last section, at the bit; losses are sums, and a table has every section.',
    module: `${HERE}/calculate-well.ts`,
  },
  {
    title: 'Velocity',
    text: 'Flow rate over the cross-section, by the coefficients of the field.',
    module: `${API}/flow.ts`,
  },
  {
    title: 'Readings of the viscometer',
    text: 'Plastic viscosity and yield point, the power law through 300 and 600 rpm, and the yield power law with its yield stress from 3 and 6 rpm. Constants that are given stand in place of those from readings. A Newtonian fluid is a Bingham plastic without yield point.',
    module: `${API}/viscometer.ts`,
  },
  {
    title: 'Yield power law',
    text: 'Shear rate and shear stress at the wall, generalised Reynolds number, and one friction factor blended through laminar, transitional and turbulent flow. Laminar up to the critical Reynolds number, called turbulent 800 above it.',
    module: `${API}/yield-power-law-flow.ts`,
  },
  {
    title: 'Bingham plastic',
    text: "Laminar gradient in pipe and annulus up to Hedstrom's critical Reynolds number, 2100 without a yield point; turbulent from there, with the leap of the gradient that this gives.",
    module: `${MUDS}/bingham-flow.ts`,
  },
  {
    title: 'Power law',
    text: 'Reynolds numbers of pipe and annulus, laminar friction, turbulent friction by Dodge and Metzner or by Blasius, and a straight line between the two limits. One pipe on its own after Metzner and Reed, exact in laminar flow.',
    module: `${MUDS}/power-law-flow.ts`,
  },
  {
    title: 'Eccentric annulus',
    text: 'Of power law and yield power law, the loss of the annulus times the share that Haciislamoglu and Cartalos give, laminar or turbulent.',
    module: `${MUDS}/eccentric.ts`,
  },
  {
    title: 'Surface equipment',
    text: 'As given, or by the type of the IADC.',
    module: `${API}/surface-equipment.ts`,
  },
  {
    title: 'Bit',
    text: 'Area, loss, velocity, power and impact force of the nozzles. The best rate is that whose parasitic loss leaves most power or most impact to the bit, held within its bounds; the area spends what the pump then has left.',
    module: `${DRILLING}/bit.ts`,
  },
  {
    title: 'Hole cleaning',
    text: 'Where the mud is slowest: carrying capacity index, slip velocity by Moore or by Guo and Fang at the apparent viscosity of the mud there, transport ratio, and with a rate of penetration the share of cuttings.',
    module: `${DRILLING}/cuttings.ts`,
  },
  {
    title: 'Standpipe pressure and equivalent circulating density',
    text: 'Sum of all losses and the weight of the cuttings; the friction of the annulus over its measured depth, as a mud weight over the vertical depth, on top of the mud with its cuttings.',
    module: `${DRILLING}/column.ts`,
  },
  {
    title: 'Surge and swab',
    text: 'The mud that the pipe displaces and drags through each section of the annulus, at the peak speed. Through an open end it divides so that pipe and annulus lose the same, or flows everywhere as fast. Its loss is by the model of the run in its own regime.',
    module: `${HERE}/calculate-trip.ts`,
  },
]
