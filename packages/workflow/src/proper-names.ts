/** Names with which a title may begin: they keep their capital within a sentence. */
export const PROPER_NAMES: ReadonlySet<string> = new Set(
  `Arps Beggs Bingham Blendermann Bourgoyne Dirlik Duong Eaton Euler Fanning Fetkovich Folias Frank Froude Fujii
  Gaussian Gilbert Gini Goodman Gray Griffith Gumbel Hagedorn Hazen Hedstrom Hobbs Holtrop Isherwood Johnson
  Jordan Keelson Keulegan Lewis Maurer Miner Morison Newtonian Ochi Orca Payne Pierson Poisson Poulos Ramberg
  Randolph Rayleigh Rehm Reynolds Robertson Salvesen Shields Strouhal Teale Terzaghi Torsethaugen Tovo Turner
  Turpin Ursell Vogel Warren Weibull Wirsching`.split(/\s+/),
)
