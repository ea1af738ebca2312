import { listed } from './listed.ts'

/**
 * What shops for computers sell and this one does not: it has processors, memory, drives, graphics cards and motherboards. Where a
 * search asks for one of these, no part is guessed instead.
 */
export const unsold =
  listed(`psu, power supply, power supplies, power supply unit, power adapter, power brick, netzteil, netzteile, stromversorgung pc, alimentation, bloc d'alimentation, alimentation pc, fuente de alimentacion, fuente de poder, fuente, alimentatore,
  cooler, cpu cooler, coolers, cooling, water cooling, water cooler, liquid cooler, aio, aio cooler, radiator, kuhler, prozessorkuhler, cpu-kuhler, wasserkuhlung, luftkuhler, ventirad, refroidissement, refroidisseur, watercooling, disipador, disipador cpu, refrigeracion, refrigeracion liquida, dissipatore cpu, raffreddamento,
  fan, fans, case fan, lufter, gehauselufter, ventilateur, ventilador, ventola, ventole, thermal paste, thermal compound, thermal pad, warmeleitpaste, pate thermique, pasta termica,
  case, pc case, chassis, server chassis, rack, rack mount case, tower case, enclosure, drive enclosure, gehause, pc gehause, boitier, boitier pc, caja, caja de ordenador, gabinete, case pc, cabinet,
  windows, windows 10, windows 11, windows server, microsoft office, microsoft 365, software, licence, license, licences, licenses, antivirus, operating system, lizenz, betriebssystem, licence logiciel, logiciel, licencia, sistema operativo, licenza, vmware, sql server,
  monitor, monitors, display, screen, bildschirm, ecran, pantalla, schermo, projector, beamer, keyboard, tastatur, clavier, teclado, tastiera, mouse, mice, maus, souris, raton, mouse pad, headset, headphones, kopfhorer, speakers, webcam, microphone, printer, drucker, imprimante, impresora, stampante, toner, ink cartridge, scanner,
  cable, cables, sata cable, hdmi cable, patch cable, network cable, kabel, netzwerkkabel, cavo, cavi, connector kit, crimping tool, screwdriver, tool, tools, tool kit, werkzeug, outil, herramienta, screws, standoffs, bracket only, rails, rack rails, riser cable,
  router, switch, network switch, firewall, access point, modem, network card, network adapter, nic, netzwerkkarte, carte reseau, tarjeta de red, scheda di rete, wifi adapter, wifi card, wlan adapter, bluetooth adapter, usb hub, hub, docking station, dock, adapter, sound card, soundkarte, carte son, tarjeta de sonido, scheda audio, capture card, raid controller, raid card, hba, host bus adapter, controller card,
  tv card, ups, battery, batteries, akku, batterie, bateria, usb stick, usb drive, flash drive, pen drive, thumb drive, usb flash drive, sd card, micro sd, microsd, memory card, speicherkarte, carte memoire, tarjeta de memoria, scheda di memoria, external hard drive, external drive, external ssd, portable ssd, externe festplatte, disque dur externe, disco duro externo, hard disk esterno,
  bracket, brackets, holder, gpu holder, support bracket, grafikkartenhalter, halterung, support pour carte graphique, support carte graphique, support gpu, soporte para tarjeta grafica, soporte gpu, supporto scheda video, supporto gpu, mount, mounting kit, caddy, caddies, drive caddy, drive tray, backplane, backplanes, riser, riser card, stand, shelf, extension cable, adapter cable, m.2 adapter, nvme adapter, sata adapter, splitter, pcie riser, waterblock, water block,
  tape, tape drive, lto, bandlaufwerk, dvd, dvd drive, dvd burner, blu-ray, optical drive, cd rom, floppy, laufwerk dvd, desk, chair, gaming chair, stuhl, camera, ip camera, smartwatch, gpu dock, server rack, kvm switch, pdu, surge protector, steckdosenleiste, dash cam, drone, earbuds`)

/** The same of whole devices: with a category beside them they are what its parts are for. */
export const devices =
  listed(`tv, television, phone, smartphone, iphone, tablet, ipad, macbook, imac, mac mini, laptop computer, laptop pc, notebook computer, gaming laptop, chromebook, console, playstation, playstation 5, ps5, xbox, game console, steam deck,
  raspberry pi, arduino, mini pc, prebuilt pc, gaming pc, gaming computer, desktop computer, desktop pc, thin client, all-in-one pc, ordinateur portable, pc gamer, ordenador portatil, computer portatile`)
