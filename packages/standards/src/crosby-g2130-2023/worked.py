"""Crosby G-2130: working load limits in t by nominal size, and stock numbers."""

from worked import table, worked


@worked(c_u=6, WLL=(2e3, 6e4))
def ultimateLoad(c_u, WLL):
    return WLL * c_u


RECALLED = 'Crosby G-2130, as two engineers recall it; 1019533 seen in a source'
SIZES = '1/2 5/8 3/4 7/8 1 1-1/8 1-1/4 1-3/8 1-1/2 1-3/4 2 2-1/2'.split()
STOCK = '472 490 515 533 551 579 597 613 631 659 677 695'.split()
LIMITS = [2, 3.25, 4.75, 6.5, 8.5, 9.5, 12, 13.5, 17, 25, 35, 55]
table('SHACKLES', [{'size': a, 'stock': f'1019{b}', 'wll': c} for a, b, c in zip(SIZES, STOCK, LIMITS)], source=RECALLED)
table('ULTIMATE_FACTOR', 6, source='Crosby: design factor of carbon shackles 6 to 1')
