/** What a run of drilling hydraulics answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/wells/well-hydraulics'
const MUDS = 'physics/rheology'
const DRILLING = 'physics/drilling-hydraulics'
const API = 'standards/api-rp-13d-2010'

export const about: About = {
  title: 'Drilling hydraulics: pressure losses, ECD, surge/swab, hole cleaning and bit',
  question:
    'What standpipe pressure and ECD does this circulation have, do surge and swab stay in the mud window, are the nozzles right and is the hole cleaned?',
  askedAs: [
    'What is the ECD at 450 gpm with 10.5 ppg mud in 8 1/2 inch hole?',
    'Will we break down the shoe by surge if we run the drill pipe in at 90 ft/min?',
    'Standpipe pressure and annular velocity while drilling, from the Fann readings?',
    'Which nozzles give the most HSI or jet impact with this mud pump?',
    'Does the mud carry the cuttings: slip velocity, transport ratio and carrying capacity index?',
    'Annular losses, swab and pump pressure of a Herschel-Bulkley or Bingham mud, with its PV and YP',
  ],
  method: [
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
  ],
  assumptions: [
    'One mud, incompressible, of one density and rheology from the surface to the bit and back.',
    'Friction acts along the measured depth, weight along the vertical depth; pressures drawn along the well take vertical depth in proportion to measured depth.',
    'Pipe bodies only: tool joints, couplings and stabilisers lose nothing, and the pipe does not turn.',
    'Surge and swab are steady at the peak speed, and the pipe is in the middle of the hole.',
    'Pore and fracture gradient are those at the bit, without a margin: demand and capacity show the distance.',
  ],
  validity: [
    'Valid for a flow behaviour index of 0.2 to 1. Outside, no check of a pressure in the moving mud passes.',
    'Hole cleaning: valid for an average inclination up to 30°, by the ratio of the depths. Above it, hole cleaning does not pass.',
    'Eccentric annuli: valid for a diameter ratio of 0.3 to 0.9, an index of 0.4 to 1 and an eccentricity up to 0.95. Outside, neither the circulating density nor the pump passes.',
    'The gradient of a Bingham plastic leaps at its critical Reynolds number: near it the loss is uncertain by that leap.',
    'API RP 13D of 2010 and Bourgoyne et al. by public descriptions: compare coefficients with the print. The edition of 2017 has the same method.',
  ],
  notChecked: [
    'Density and rheology under pressure and temperature (HPHT)',
    'Tool joints, rotation, couplings and stabilisers',
    'Transient surge: elastic pipe and mud, inertia, and the pressure that breaks the gel, which is answered apart',
    'Back pressure, booster lines and riserless drilling',
    'Beds of cuttings in deviated holes',
    'Yield power laws fitted to all six readings',
    'Pore and fracture gradient above the bit, at the shoe or in weak layers',
  ],
}
