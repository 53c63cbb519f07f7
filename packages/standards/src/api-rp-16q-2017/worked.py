"""API RP 16Q, top tension of a marine drilling riser, from public descriptions of its rules. N and m."""

from worked import table, worked

TENSION = (1e6, 1.2e7)
REDUCTION = (0.85, 0.97)

table('WEIGHT_TOLERANCE', 1.05, source='API RP 16Q, tension factors of public descriptions', kind='independent-calc')
table('BUOYANCY_TOLERANCE', 0.96, source='API RP 16Q, tension factors of public descriptions', kind='independent-calc')
table('DRILLING_REDUCTION', 0.9, source='API RP 16Q, tension factors of public descriptions', kind='independent-calc')
table('NON_DRILLING_REDUCTION', 0.95, source='API RP 16Q, tension factors of public descriptions', kind='independent-calc')
table('LIMIT_FRACTION', 0.9, source='API RP 16Q, 90 % of the dynamic tension limit', kind='independent-calc')


@worked(
    W_s=(2e6, 1e7),
    f_wt=(1, 1.08),
    B_n=(0, 6e6),
    f_bt=(0.9, 1),
    A_i=(0.12, 0.25),
    d_m=(9e3, 2e4),
    H_m=(300, 3000),
    d_w=(9.8e3, 1.03e4),
    H_w=(300, 3000),
)
def slipRingTension(W_s, f_wt, B_n, f_bt, A_i, d_m, H_m, d_w, H_w):
    mud, sea = d_m * A_i * H_m, d_w * A_i * H_w
    return f_wt * W_s + mud - sea - f_bt * B_n


@worked(T_SR=(-1e6, 9e6), N_t=16, R_f=REDUCTION, n_f=1, also=[{'T_SR': 6.51e6, 'N_t': 12, 'R_f': 0.95, 'n_f': 2}])
def minimumTopTension(T_SR, N_t, R_f, n_f):
    working = (N_t - n_f) / N_t
    return T_SR / working / R_f


@worked(R_f=REDUCTION, T_set=TENSION)
def verticalTension(R_f, T_set):
    return T_set * R_f


@worked(R_f=REDUCTION, T_set=TENSION, N_t=16, n_f=1, also=[{'R_f': 0.9, 'T_set': 6e6, 'N_t': 12, 'n_f': 3}])
def verticalTensionFailed(R_f, T_set, N_t, n_f):
    each = T_set / N_t
    return R_f * each * (N_t - n_f)


@worked(T_min=TENSION, T_set=TENSION)
def tensionUtilisation(T_min, T_set):
    return T_min / T_set


@worked(c_DTL=(0.7, 1), DTL=TENSION)
def maximumSetting(c_DTL, DTL):
    return DTL * c_DTL


@worked(T_set=TENSION, T_max=TENSION)
def settingUtilisation(T_set, T_max):
    return T_set / T_max


@worked(T_b=(-1e6, 5e6), W_L=(0, 2e6))
def connectorOverpull(T_b, W_L):
    return T_b - W_L


@worked(
    T_min=TENSION,
    O_req=(5e5, 1e6),
    O_min=(-5e5, 4e5),
    R_f=REDUCTION,
    T_rec=(0, 5e5),
    also=[
        {'T_min': 6e6, 'O_req': 2e5, 'O_min': 9e5, 'R_f': 0.9, 'T_rec': 3e5},
        {'T_min': 6e6, 'O_req': 2e5, 'O_min': 2e5, 'R_f': 0.9, 'T_rec': 0},
    ],
)
def overallMinimum(T_min, O_req, O_min, R_f, T_rec):
    lacking = O_req - O_min
    return T_min + T_rec + (lacking / R_f if lacking > 0 else 0)
