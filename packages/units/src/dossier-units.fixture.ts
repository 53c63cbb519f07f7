/** Every unit of the inputs, outputs and cases of the 101 workflow dossiers, copied so that the tests stand alone. */
export const dossierUnits: readonly string[] = `
  % - 1/Hz 1/K 1/deg 1/degF 1/m 1/min 1/month 1/psi 1/rad 1/s 1/s2 1/year A A/m2 Ah/kg GSm3 Hz K MMbbl MN/m MNOK
  MPa MPa/m MPa2 MPa2*Hz MPa2*Hz2 MPa2*Hz4 MPa2/Hz MSm3 MUSD Mcf N N*m N*m/m N*m2 N/m N/m2 N/m3 NOK/Sm3 Pa Pa*s
  Pa*s^n S/m2 Sm3/d USD USD/(bbl/d) USD/bbl USD/d USD/ft USD/h USD/year V bbl bbl/Mscf bbl/d bbl/d/psi bbl/ft
  bbl/month bbl/stb boe cP cSt d deg deg/100ft deg/30m deg/m degAPI degC degF degR dyn/cm ft ft*lbf ft/h ft/min
  ft/s ft2 ft3/scf g gal gpm h h/year hp hp/in2 in in*lbf in/(lbf*ft) in2 kN kN*m kN*m2 kN/m kN/m3 kPa kPa/m kVA
  kW kg kg*m2 kg*m2/s kg/(m*s) kg/m kg/m3 kg/s kg/s2 kip kip*in klbf klbf/in km kn ksi lb/ft lb/ft3 lbf
  lbf/100ft2 lbf/ft3 lbf/in m m*rad m/s m/s2 m2 m2*rad/s m2*rad2/s2 m2*rad4/s4 m2*s/rad m2/s m3 m3/d m3/h m3/s
  m4 m5 mA/m2 mD min mm mm/year mm2 mm4 month nT ohm ohm*m ohm/ft ppg psi psi/ft psia rad rad/m rad/s rev/s rpm
  s scf/bbl scf/stb slug/ft3 stb/d stb/d/psi t t*m t*m2 t/m3 year
`
  .trim()
  .split(/\s+/)
