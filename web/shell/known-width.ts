/**
 * Gives the place of who is signed in the room that it had on the last page, before anything is drawn: what stands beside
 * it does not move when it is known who is there. The room holds for a window as wide as that one.
 */
export const knownWidthScript = `(function(){try{var w=localStorage.accountWidth.split(' ');if(w[0]==innerWidth)document.documentElement.style.setProperty('--account',w[1]+'px')}catch(e){}})()`
