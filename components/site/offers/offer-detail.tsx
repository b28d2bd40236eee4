import { IconArrowLeft } from "@tabler/icons-react";
import { ButtonLink } from "@/components/ui/button-link";
import { FallbackImage } from "@/components/ui/fallback-image";
import { RichText } from "@/components/ui/rich-text";
import { SiteLink } from "@/components/ui/site-link";
import { getTextAttributes } from "@/components/ui/text-attributes";
import { formatCalendarDate } from "@/lib/core/format";
import { paths } from "@/lib/core/paths";
import type { SafeHtml } from "@/lib/html/safe-html";
import { hasEnded } from "@/lib/entries/offer/has-ended";
import type { OfferDto } from "@/lib/entries/offer/schema";
import { offerFallbackSrc } from "./offer-fallback";
import styles from "./offer-detail.module.css";

type OfferDetailProps = { offer: OfferDto; description: SafeHtml };

export function OfferDetail({ offer, description }: OfferDetailProps) {
  return (
    <article>
      <div className={styles.band}>
        <div className={`container ${styles.head}`}>
          <SiteLink href={paths.home} className={styles.back}>
            <IconArrowLeft size={18} aria-hidden="true" /> Back to Home
          </SiteLink>
          <FallbackImage
            src={offer.image}
            fallbackSrc={offerFallbackSrc}
            width={1280}
            height={720}
            sizes="(min-width: 80em) 40rem, (min-width: 48em) 50vw, 92vw"
            fetchPriority="high"
            className={styles.image}
          />
          <div className={styles.words}>
            <h1 {...getTextAttributes(offer.title)} className={styles.title}>
              {offer.title}
            </h1>
            <div className={styles.facts}>
              {offer.discount && (
                <p {...getTextAttributes(offer.discount)} className={styles.badge}>
                  {offer.discount}
                </p>
              )}
              {offer.validUntil && (
                <p>
                  Valid Until{" "}
                  <time dateTime={offer.validUntil}>{formatCalendarDate(offer.validUntil)}</time>
                </p>
              )}
              {hasEnded(offer.validUntil) && <p className={styles.ended}>Ended</p>}
            </div>
            <ButtonLink href={paths.contactAbout(offer.title, paths.offer(offer.id))}>
              Contact Us About This Offer
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={`container ${styles.content}`}>
        <h2 className={styles.heading}>About This Offer</h2>
        <RichText html={description} />
      </div>
    </article>
  );
}
