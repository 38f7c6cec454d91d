import type { Audience } from '@deckwright/api-client/schemas';
import { SESSION_KEY } from '../../../shared/session/kept-session.ts';

/** Where the browser keeps that ads were shown here last, so that room for them is there from the first paint. */
export const ADS_SHOWN_KEY = 'deckwright-ads';

/**
 * Runs before the first paint of pages that are the same for everybody: opens the question where it has to be asked,
 * and the room for ads where they will be shown, so that neither moves the page later. With a consent manager or a
 * session it is known too late; then it is as it was last. Stands behind another script; '' where nothing is set.
 */
export function adsFirstPaint(audience: Audience | undefined): string {
  if (!audience) return '';
  const { analytics, ads, consentManager } = audience;
  const asks = consentManager === null;
  return `;(()=>{let c='';try{c=document.cookie}catch{}const d=document.documentElement.dataset,m=/(?:^|; )consent=1([yn-])([yn-])[yn-](?:;|$)/.exec(c)||[,'-','-'],a=${ads !== null}&&navigator.globalPrivacyControl!==true;let k=()=>null;try{k=n=>localStorage.getItem(n);k('')}catch{k=()=>null}if(${asks}&&(${analytics?.asks === true}&&m[1]==='-'||a&&m[2]==='-'))d.consent='ask';if(a&&(${asks}?m[2]==='y'&&(k('${SESSION_KEY}')===null||k('${ADS_SHOWN_KEY}')!==null):k('${ADS_SHOWN_KEY}')!==null))d.ads='all'})()`;
}
