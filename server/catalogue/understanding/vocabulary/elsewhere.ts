import { listed } from './listed.ts'

/**
 * Makers of what goes with a shop's parts. A name of theirs is never taken for a slip of another word; where no part has it,
 * the shop does not sell it.
 */
export const otherMakers =
  listed(`lian li, noctua, bequiet, be quiet dark, be quiet pure, be quiet straight, be quiet silent, fractal design, cooler master, coolermaster, thermaltake, deepcool, phanteks, seasonic, super flower, enermax, silverstone, antec, bitfenix, alphacool, ekwb, ek water blocks, thermalright, scythe, thermal grizzly, nzxt, hyte, montech, jonsbo, chieftec, inter-tech, xilence, aerocool, cougar, arctic,
  cisco, ubiquiti, unifi, mikrotik, tp-link, tplink, netgear, d-link, dlink, zyxel, juniper, fortinet, sophos, aruba, draytek, avm, fritzbox, synology, qnap, asustor, terramaster, drobo,
  apple, sony, nintendo, philips, panasonic, benq, eizo, aoc, viewsonic, iiyama, lg electronics, huawei, xiaomi, oneplus, motorola, nokia, logitech, razer, steelseries, roccat, cherry, jabra, poly, sennheiser, bose, jbl, creative labs,
  epson, canon, brother, lexmark, kyocera, ricoh, zebra, eaton, schneider, vertiv, cyberpower, legrand, rittal, digitus, delock, startech, belkin, anker, ugreen, hama, wacom, garmin, gopro, dji, framework, raspberry, arduino, nvidia jetson, broadcom, adaptec, mellanox, chelsio, areca, highpoint`)

/** Makers of whole machines, behind "for": what a part is to go into, which its facts say nothing of. */
export const machines = listed(
  `dell, dell poweredge, dell optiplex, dell precision, dell latitude, poweredge, optiplex, hp, hpe, hp proliant, proliant, hp z, lenovo, lenovo thinkpad, lenovo thinksystem, lenovo thinkstation, thinkpad, thinkcentre, thinksystem, thinkstation, ideapad, fujitsu, primergy, fujitsu primergy, esprimo, supermicro server, synology, synology nas, qnap, qnap nas, asustor, terramaster, truenas, freenas, unraid, openmediavault, acer, toshiba laptop, microsoft surface, imac, mac pro, mac mini, macbook pro, intel nuc, nuc, cisco ucs, ibm, linux, ubuntu, esxi, proxmox ve, plex, plex server`,
)
