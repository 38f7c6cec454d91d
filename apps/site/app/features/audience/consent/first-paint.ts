import type { Audience } from '@deckwright/contract/schemas';
import { STORAGE_KEYS } from '../../../shared/storage/keys.ts';

/**
 * A script that runs before the first paint of pages that are the same for everyone: it opens the question if it must
 * be asked and reserves space for ads that will be shown, so that neither causes a layout shift. With a consent manager
 * or a session the answer comes too late, so the last known state is used. Appended to another script; '' if nothing is
 * configured. Reads local storage itself, because it runs before any module.
 */
export function adsFirstPaint(audience: Audience | undefined): string {
  if (!audience) return '';
  const { analytics, ads, consentManager } = audience;
  const asks = consentManager === null;
  return `;(()=>{let c='';try{c=document.cookie}catch{}const d=document.documentElement.dataset,m=/(?:^|; )consent=1([yn-])([yn-])[yn-](?:;|$)/.exec(c)||[,'-','-'],a=${ads !== null}&&navigator.globalPrivacyControl!==true;let k=()=>null;try{k=n=>localStorage.getItem(n);k('')}catch{k=()=>null}if(${asks}&&(${analytics?.asks === true}&&m[1]==='-'||a&&m[2]==='-'))d.consent='ask';if(a&&(${asks}?m[2]==='y'&&(k('${STORAGE_KEYS.session}')===null||k('${STORAGE_KEYS.adsShown}')!==null):k('${STORAGE_KEYS.adsShown}')!==null))d.ads='all'})()`;
}
