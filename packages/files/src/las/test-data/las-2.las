~Version Information
 VERS.        2.0 : CWLS LOG ASCII STANDARD - VERSION 2.0
 WRAP.         NO : ONE LINE PER DEPTH STEP
~Well Information
#MNEM.UNIT    DATA              DESCRIPTION
#---------    --------------    -----------------
 STRT.M       2400.0000       : START DEPTH
 STOP.M       2401.0000       : STOP DEPTH
 STEP.M       0.5000          : STEP
 NULL.        -999.25         : NULL VALUE
 COMP.        Example Operator: COMPANY
 WELL.        Keel-7          : WELL
 FLD .        North Bank      : FIELD
 DATE.        2026-03-04      : LOG DATE
~Curve Information
#MNEM.UNIT    API CODES         CURVE DESCRIPTION
 DEPT.M                       : DEPTH
 GR  .GAPI    31 310 01 00    : GAMMA RAY
 DT  .US/FT   60 520 32 00    : SONIC TRANSIT TIME
 RHOB.G/C3    45 350 01 00    : BULK DENSITY
 NPHI.V/V                     : NEUTRON POROSITY
~Parameter Information
 BHT .DEGC    81.5            : BOTTOM HOLE TEMPERATURE
 BS  .IN      8.5             : BIT SIZE
~Other
 The tool was pulled slowly
 over the last two metres.
~A  DEPT       GR       DT     RHOB    NPHI
 2400.0000   41.2    88.25   2.3110   0.210
 2400.5000   63.7  -999.25   2.4470   0.165
 2401.0000   58.9    79.50   2.5020   0.140
