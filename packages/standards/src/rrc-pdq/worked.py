"""Production Data Query dump, user manual: lease cycle, well completion and district tables; Form PR: the balance of stock."""

from worked import table, worked

V = (0, 1e6)


@worked(N_o=V, N_c=V)
def totalLiquids(N_o, N_c):
    return sum((N_o, N_c))


@worked(G_w=V, G_c=V)
def totalGas(G_w, G_c):
    return sum((G_w, G_c))


@worked(N_o=V, N_d=V, S_1=V, S_0=V)
def oilImbalance(N_o, N_d, S_1, S_0):
    opening_and_produced = S_0 + N_o
    disposed_and_closing = N_d + S_1
    return opening_and_produced - disposed_and_closing


@worked(N_o=V, n=(1, 40))
def equalShare(N_o, n):
    return N_o * (1 / n)


LIST = '01 01,02 02,03 03,04 04,05 05,06 06,07 6E,08 7B,09 7C,10 08,11 8A,13 09,14 10,20 State Wide'
table(
    'DISTRICT_NAMES',
    dict(entry.split(' ', 1) for entry in LIST.split(',')),
    source='GP_DISTRICT, all rows',
)
